import type { ComponentType } from 'react';

import type { LayoutContext } from './contexts.ts';

/** What the browser itself knows of a page's layout. */
export interface Opening extends LayoutContext {
  readonly isOpening: true;
  /** Stands in for the page. */
  readonly Waiting: ComponentType<{ title: string }>;
}

let prepare = async (): Promise<Opening | null> => null;
let prepared: Promise<Opening | null> | null = null;
let preparedFor: string | null = null;

/**
 * Says how the layout of the page that is opened is found. That is done only if it is wanted: most pages are there sooner. For the same page,
 * such as once its address is put right, it stays as it is: to wait for another would hide the frame, and lose the focus in it.
 */
export const prepareOpening = (page: string, next: typeof prepare): void => {
  if (page === preparedFor) return;
  preparedFor = page;
  prepare = next;
  prepared = null;
};

/** The layout of the page that is opened, while the server is asked who is there; null where there is no frame until then. */
export const opening = (): Promise<Opening | null> => (prepared ??= prepare().catch(() => null));

import { use } from 'react';
import type { ReactNode } from 'react';

import { loadOpening } from './frames.ts';
import type { OpeningParts } from './frames.ts';

let parts = (): Promise<OpeningParts> => new Promise(() => undefined);
const load = async () => {
  const each = await parts();
  return { ...each, Opening: await loadOpening(each.sidebar) };
};
let opening: ReturnType<typeof load> | null = null;

/** What the frame of the page that is opened is filled with. Its own code is fetched only if it is wanted: most pages are there sooner. */
export const prepareOpening = (next: () => Promise<OpeningParts>): void => {
  parts = next;
  opening = null;
};

const opened = (): ReturnType<typeof load> => (opening ??= load());

/** Stands while a page is opened, or could not be: see `Opening`. */
export function WhileOpening({ children }: { children?: ReactNode }) {
  const { Opening, ...rest } = use(opened());
  return Opening ? <Opening {...rest}>{children}</Opening> : children;
}

import type { NavKey, SidebarType } from '@connect/core/domain/access/navigation';
import type { Session } from '@connect/core/use-cases/session/start-session';
import type { Storefront } from '@connect/core/domain/access/storefront';
import type { ComponentType, ReactNode } from 'react';

import type { Translator } from '../../i18n/translator.ts';

export interface FrameProps {
  readonly sidebar: SidebarType;
  readonly navKey: NavKey | null;
  readonly session: Session | null;
  /** The session is not known yet but only expected: nothing is loaded for it. */
  readonly isOpening?: boolean;
  readonly children: ReactNode;
}

/** The frame of a sidebar type; each page loads the code of its own only. */
export const loadFrame = async (sidebar: SidebarType): Promise<ComponentType<FrameProps>> =>
  sidebar === 'none'
    ? (await import('../../features/shell/bare-layout.tsx')).BareLayout
    : (await import('./portal-shell.tsx')).PortalShell;

/** What the frame of a page that is opened is filled with, whoever it is for. */
export interface OpeningParts {
  readonly storefront: Storefront;
  readonly translator: Translator;
  readonly sidebar: SidebarType;
  /** Who is there as far as the browser can tell. */
  readonly session: Session | null;
}
type Opening = ComponentType<OpeningParts & { children?: ReactNode }>;

/** The frame of a page while nobody knows who is there; null for pages without sidebar, which keep the shell of index.html until then. */
export const loadOpening = async (sidebar: SidebarType): Promise<Opening | null> =>
  sidebar === 'none' ? null : (await import('./opening.tsx')).Opening;

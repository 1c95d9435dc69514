import type { NavKey, SidebarType } from '@connect/core/domain/access/navigation';
import type { Session } from '@connect/core/use-cases/session/start-session';
import type { ComponentType, ReactNode } from 'react';

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

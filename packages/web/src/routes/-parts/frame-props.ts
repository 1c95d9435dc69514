import type { NavKey, SidebarType } from '@connect/core/domain/access/navigation';
import type { Session } from '@connect/core/use-cases/session/start-session';
import type { ReactNode } from 'react';

/** What the frame of a page is given. */
export interface FrameProps {
  readonly sidebar: SidebarType;
  readonly navKey: NavKey | null;
  readonly session: Session | null;
  /** The session is not known yet but only expected: nothing is loaded for it. */
  readonly isOpening?: boolean;
  readonly children: ReactNode;
}

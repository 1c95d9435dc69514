import type { SidebarType } from '@connect/core/domain/access/navigation';
import type { ComponentType } from 'react';

import type { FrameProps } from './frame-props.ts';

/** The frame of a sidebar type; each page loads the code of its own only. */
export const loadFrame = async (sidebar: SidebarType): Promise<ComponentType<FrameProps>> =>
  sidebar === 'none'
    ? (await import('../../shared/page/bare-layout.tsx')).BareLayout
    : (await import('./portal-shell.tsx')).PortalShell;

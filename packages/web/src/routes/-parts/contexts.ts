import type { SidebarType } from '@connect/core/domain/access/navigation';
import type { Storefront } from '@connect/core/domain/access/storefront';
import type { Session } from '@connect/core/use-cases/session/start-session';
import type { ComponentType } from 'react';

import type { ExistingLinks } from '../../shared/page/existing-links.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Services } from '../../services.ts';
import type { FrameProps } from './frame-props.ts';

/** What the router hands to every route. */
export interface RouterContext {
  readonly services: Services;
  readonly links: ExistingLinks;
}

/** What the layout hands to every page. */
export interface LayoutContext {
  /** Null for a visitor of a public page who is not signed in. */
  readonly session: Session | null;
  readonly storefront: Storefront;
  readonly translator: Translator;
  readonly sidebar: SidebarType;
  /** The frame round the page: bare for the authentication screens, else the shell. */
  readonly Frame: ComponentType<FrameProps>;
  /** The session is not known yet but only expected. */
  readonly isOpening?: boolean;
}

import type { NavKey, SidebarType } from '@connect/core/domain/access/navigation';
import type { RouteRule } from '@connect/core/domain/access/route-access';
import type { Session } from '@connect/core/use-cases/session/start-session';
import type { Services } from '../../services.ts';

/** What a title may depend on. */
export interface Visit {
  readonly search: Readonly<Record<string, unknown>>;
  readonly session: Session | null;
  readonly services: Services;
}

/** What every route of the portal says of itself, in its `staticData` (specification §route-table). */
export interface RouteData {
  /** What the route is called, such as `forgot-password` and `customer` of the specification (specification §route-table). */
  readonly name: string;
  /** Who may enter; the layout's guard sees to it. */
  readonly rule: RouteRule;
  readonly sidebar: SidebarType;
  /** The link the sidebar highlights; null for none. */
  readonly navKey: NavKey | null;
  /** The page's title, untranslated. */
  readonly title: string | ((visit: Visit) => string);
  /** Between two routes that say so, the view is not scrolled (specification §scrolling). */
  readonly keepScroll?: boolean;
  /** What stands for the page before its code has come: rows of a list unless it says otherwise. */
  readonly shape?: 'dashboard' | 'document' | 'form';
  /** Names of the pages that probably come next: their code is fetched while this one is read. */
  readonly next?: readonly string[];
}

declare module '@tanstack/react-router' {
  // Optional here, since the root and the layout have none; a page's own are written `… satisfies RouteData`.
  interface StaticDataRouteOption extends Partial<RouteData> {}
}

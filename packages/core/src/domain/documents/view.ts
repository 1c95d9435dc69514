import type { DocumentKind } from './document.ts';

/** What the list shows (specification §list-views). */
export const documentViews = ['orders', 'invoices', 'both'] as const;
export type DocumentView = (typeof documentViews)[number];

const kindsOf: Record<DocumentView, readonly DocumentKind[]> = {
  orders: ['order'],
  invoices: ['invoice'],
  both: ['order', 'invoice'],
};

/** The kinds a view searches. */
export const viewKinds = (view: DocumentView): readonly DocumentKind[] => kindsOf[view];

/** The views a user may choose from: those whose kinds are all permitted (decisions §permitted-indexes). */
export const offeredViews = (permitted: readonly DocumentKind[]): readonly DocumentView[] =>
  documentViews.filter((view) => viewKinds(view).every((kind) => permitted.includes(kind)));

/**
 * The view of the query parameter `show`, else the stored one, else both (decisions §address-before-store). A value that is unknown or not
 * offered is skipped; without `both` the first offered view is the default.
 */
export const chosenView = (queried: unknown, stored: unknown, offered: readonly DocumentView[]): DocumentView =>
  offered.find((view) => view === queried) ??
  offered.find((view) => view === stored) ??
  (offered.includes('both') ? 'both' : (offered[0] ?? 'both'));

/** The adapters that frontends of customers need; those of staff are in files of their own. */
export * from './http-authentication.ts';
export * from './http-baskets.ts';
export * from './http-checkouts.ts';
export * from './http-customer-account.ts';
export * from './http-documents.ts';
export * from './http-exports.ts';
export * from './http-favourite-lists.ts';
export * from './http-items.ts';
export * from './http-parcel-tracking.ts';
export * from './http-watchlist.ts';
export * from './meilisearch-document-search.ts';
export * from './keeping-cookies.ts';
export * from './portal-client.ts';
export * from './renewal.ts';
export * from './search-credentials.ts';
export type { SearchServiceOptions } from './search-service.ts';
export * from './system-clock.ts';
export * from './unavailable.ts';

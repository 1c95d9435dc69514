/**
 * What most frontends need of the core: documents and their list, money and days, who may see what, and ordering by numbers. The
 * rest is below `domain`, `ports` and `use-cases`. For those outside this repository: its own packages name the file they mean
 * (docs/adr/0100-packages-for-others.md).
 */
export * from './domain/access/user.ts';
export * from './domain/account/customer.ts';
export * from './domain/account/payment-due.ts';
export * from './domain/calendar/date-range.ts';
export * from './domain/calendar/day.ts';
export * from './domain/documents/document.ts';
export * from './domain/documents/document-status.ts';
export * from './domain/documents/invoice-status.ts';
export * from './domain/documents/line-quantity.ts';
export * from './domain/documents/lines.ts';
export * from './domain/documents/list-state.ts';
export * from './domain/documents/number.ts';
export * from './domain/documents/order-outcome.ts';
export * from './domain/documents/order-status.ts';
export * from './domain/documents/paging.ts';
export * from './domain/documents/pdf.ts';
export * from './domain/documents/tracking.ts';
export * from './domain/documents/view.ts';
export * from './domain/figures/number-format.ts';
export * from './domain/money/major.ts';
export * from './domain/money/money.ts';
export * from './domain/ordering/basket.ts';
export * from './domain/ordering/item.ts';
export * from './domain/ordering/quantity.ts';
export * from './domain/ordering/quick-order.ts';
export * from './domain/ordering/quick-order-paste.ts';
export * from './domain/ordering/sku.ts';
export * from './domain/result.ts';
export * from './domain/search/hit.ts';
export * from './domain/search/search-term.ts';
export type * from './ports/authentication.ts';
export type * from './ports/baskets.ts';
export type * from './ports/clock.ts';
export type * from './ports/customer-account.ts';
export type * from './ports/document-search.ts';
export type * from './ports/documents.ts';
export * from './ports/failure.ts';
export type * from './ports/items.ts';
export type * from './ports/parcel-tracking.ts';
export type * from './ports/session-tokens.ts';
export * from './use-cases/documents/fetch-pdfs.ts';
export * from './use-cases/documents/list-documents.ts';
export * from './use-cases/documents/track-document.ts';
export * from './use-cases/documents/track-parcel.ts';
export * from './use-cases/documents/view-document.ts';
export * from './use-cases/ordering/add-to-basket.ts';

import type { Day } from '../calendar/day.ts';
import type { DocumentKind } from './document.ts';

/**
 * Whether its supplier may answer a document any minute: an order of today, which is confirmed, dispatched and invoiced while its buyer looks at it
 * (specification §looking-again).
 */
export const isAwaited =
  (today: Day) =>
  ({ kind, documentDate }: { readonly kind: DocumentKind; readonly documentDate: Day | null }): boolean =>
    kind === 'order' && documentDate === today;

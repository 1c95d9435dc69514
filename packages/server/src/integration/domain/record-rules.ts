import { picturesOf } from '@connect/contract/integration/pictures';
import { pictureHost } from '@connect/core/domain/products/picture-address';
import type { Incoming, Problem, Reference } from './incoming.ts';
import { allocationsProblem, currencyProblem, documentProblem } from './money-rules.ts';

/** The first picture at a host from which the portal's pages show none. */
export const pictureProblem = ({ kind, record }: Incoming, hosts: readonly string[]): Problem | null => {
  for (const { path, picture } of picturesOf(kind, record)) {
    const host = pictureHost(picture);
    if (host !== null && !hosts.includes(host))
      return { path: path.join('.'), reason: `is at ${host}, which is none of PICTURE_HOSTS` };
  }
  return null;
};

/** Whether one comes back to an item by following what has taken its place. */
const isReplacedByItself = (replacedBy: ReadonlyMap<string, string | null>, sku: string): boolean => {
  const seen = new Set<string>();
  for (let at = replacedBy.get(sku); at && !seen.has(at); at = replacedBy.get(at)) {
    if (at === sku) return true;
    seen.add(at);
  }
  return false;
};

/** What is wrong with a record whatever else there is; null for one that may be right. */
export const problemOf = (incoming: Incoming): Problem | null => {
  const { kind, record } = incoming;
  switch (kind) {
    case 'customers':
      return currencyProblem(incoming, 'the account', record.currency);
    case 'prices': {
      const currency = record.breaks[0]?.price.currency ?? '';
      if (/^[A-Z]{3}$/.test(record.priceList) && currency !== record.priceList)
        return { path: 'breaks.0.price.currency', reason: `is in ${currency}, the price list is ${record.priceList}` };
      return record.validFrom && record.validUntil && record.validUntil < record.validFrom
        ? { path: 'validUntil', reason: 'is before validFrom' }
        : null;
    }
    case 'products': {
      const next = new Map(record.variations.map(({ sku, replacedBy }) => [sku, replacedBy] as const));
      const at = record.variations.findIndex(({ sku }) => isReplacedByItself(next, sku));
      return at < 0 ? null : { path: `variations.${at}.replacedBy`, reason: 'leads back to the item itself' };
    }
    case 'orders':
    case 'invoices':
    case 'credit-notes':
      // Only of one currency can anything be added up.
      return (
        currencyProblem(incoming, 'total', record.total.currency) ??
        documentProblem(record) ??
        (kind === 'credit-notes' ? allocationsProblem(record.allocations, record.totalIncVat) : null)
      );
    case 'payments':
      return (
        currencyProblem(incoming, 'amount', record.amount.currency) ??
        allocationsProblem(record.allocations, record.amount)
      );
    default:
      return null;
  }
};

/** What must be there before a record can be written. */
export const referencesOf = ({ kind, record }: Incoming): readonly Reference[] => {
  const customer = (key: string): Reference => ({ kind: 'customers', key });
  switch (kind) {
    case 'customers':
      return record.accountManager === null ? [] : [{ kind: 'staff', key: record.accountManager }];
    case 'users':
    case 'orders':
    case 'invoices':
      return [customer(record.customer)];
    case 'prices':
      return [{ kind: 'products', key: record.product }];
    case 'stock':
      return [{ kind: 'items', key: record.sku }];
    case 'shipments':
      return [{ kind: 'orders', key: record.order }];
    case 'credit-notes':
    case 'payments': {
      const invoices = new Set(record.allocations.map(({ invoice }) => invoice));
      return [customer(record.customer), ...[...invoices].map((key) => ({ kind: 'invoices', key }) as const)];
    }
    default:
      return [];
  }
};

/** Whose record it is; null for one that is nobody's. */
export const customerOf = ({ kind, record }: Incoming): string | null => {
  switch (kind) {
    case 'customers':
      return record.no;
    case 'users':
    case 'orders':
    case 'invoices':
    case 'credit-notes':
    case 'payments':
      return record.customer;
    default:
      return null;
  }
};

/** What a replacement would remove, and what there is to say of its run. */
export interface Removal {
  /** So many were not sent, of so many there are. */
  readonly gone: number;
  readonly of: number;
  readonly confirmed: number | null;
  /** How many lines of the run were refused: before this sending, which may know of them, and by it. */
  readonly refusedBefore: number;
  readonly refusedNow: number;
  /** In percent: so much may go without being confirmed. */
  readonly percent: number;
}

/**
 * Whether a replacement may remove so many of those there were: none is always right, more than a share only when it was confirmed
 * by their number, and nothing where another number was. Once lines were refused, any may stand for a record whose key could not be read: then their number must be
 * confirmed, by a sending that had none of them.
 */
export const mayRemove = ({ gone, of, confirmed, refusedBefore, refusedNow, percent }: Removal): boolean => {
  if (gone === 0) return true;
  if (refusedNow > 0) return false;
  return confirmed === null ? refusedBefore === 0 && gone * 100 <= of * percent : confirmed === gone;
};

import { pictureHost } from '@connect/core/domain/products/picture-address';
import type { Kind, RecordOf } from '@connect/contract/integration/kinds';
import {
  compare,
  isNegative,
  isSame,
  minus,
  percentOf,
  plus,
  sumOf,
  type Money,
} from '@connect/core/domain/money/money';

/** Why a record is not taken: where in it, and what is wrong there. */
export interface Problem {
  /** Path of the column, such as `vat.0.net`. */
  readonly path: string;
  readonly reason: string;
}

/** A record of some kind, told apart by it. */
export type Incoming = { [K in Kind]: { readonly kind: K; readonly record: RecordOf<K> } }[Kind];

/** What a record names beside itself. */
export interface Reference {
  readonly kind: Kind | 'items';
  readonly key: string;
}

type Taxed = Pick<RecordOf<'invoices'>, 'vat' | 'total' | 'totalIncVat'>;

/** VAT by rate adds up where its nets are the total, its sums the total with VAT, and each is its share, half a unit a line off at most. */
const vatProblem = ({ vat, total, totalIncVat }: Taxed, lines: number): Problem | null => {
  if (vat.length === 0) return null;
  const { currency } = total;
  const nets = sumOf(
    vat.map(({ net }) => net),
    currency,
  );
  if (!isSame(nets, total)) return { path: 'vat', reason: `nets come to ${nets.minor}, the total is ${total.minor}` };
  const whole = plus(
    nets,
    sumOf(
      vat.map((each) => each.vat),
      currency,
    ),
  );
  if (!isSame(whole, totalIncVat))
    return { path: 'vat', reason: `comes to ${whole.minor} with its nets, totalIncVat is ${totalIncVat.minor}` };
  const most = Math.max(1, Math.ceil(lines / 2));
  const wrong = vat.findIndex((rate) => Math.abs(minus(rate.vat, percentOf(rate.net, rate.percent)).minor) > most);
  return wrong < 0 ? null : { path: `vat.${wrong}.vat`, reason: 'is not that rate of its net' };
};

const sumProblem = (path: string, parts: readonly Money[], whole: Money): Problem | null => {
  const below = parts.findIndex(isNegative);
  if (below >= 0) return { path: `${path}.${below}.amount`, reason: 'is below 0' };
  const sum = sumOf(parts, whole.currency);
  return Math.abs(sum.minor) > Math.abs(whole.minor) ? { path, reason: 'come to more than the amount itself' } : null;
};

type Amounts = readonly (readonly [path: string, amount: { readonly currency: string }])[];

type Totals = Taxed & Partial<Pick<RecordOf<'invoices'>, 'remaining' | 'remainingUnknown'>>;

/** What no invoice and no credit note can come to: less than nothing, less with VAT than without, more left to pay than it is. */
const totalProblem = (record: Totals): Problem | null => {
  if (isNegative(record.total)) return { path: 'total', reason: 'is below 0' };
  if (compare(record.totalIncVat, record.total) < 0) return { path: 'totalIncVat', reason: 'is less than total' };
  if (!record.remaining) return null;
  if (record.remainingUnknown) return { path: 'remainingUnknown', reason: 'is true, and remaining is given' };
  return compare(record.remaining, record.totalIncVat) > 0
    ? { path: 'remaining', reason: 'is more than totalIncVat' }
    : null;
};

/** Every amount of a record that has to be in its customer's currency, and where it stands. */
export const amountsOf = ({ kind, record }: Incoming): Amounts => {
  const lines = (all: readonly { readonly unitPrice: { readonly currency: string } }[]): Amounts =>
    all.map(({ unitPrice }, index) => [`lines.${index}.unitPrice`, unitPrice] as const);
  const rates = (all: Taxed['vat']): Amounts =>
    all.flatMap(({ net, vat }, index) => [[`vat.${index}.net`, net] as const, [`vat.${index}.vat`, vat] as const]);
  const allocated = (all: RecordOf<'payments'>['allocations']): Amounts =>
    all.map(({ amount }, index) => [`allocations.${index}.amount`, amount] as const);
  const maybe = (path: string, amount: Money | null): Amounts => (amount ? [[path, amount]] : []);
  switch (kind) {
    case 'customers':
      return [
        ['creditLimit', record.creditLimit],
        ...maybe('balance.owed', record.balance?.owed ?? null),
        ...maybe('balance.outstandingOrders', record.balance?.outstandingOrders ?? null),
      ];
    case 'users':
      return maybe('spendLimit', record.spendLimit);
    case 'orders':
      return [['total', record.total], ['totalIncVat', record.totalIncVat], ...lines(record.lines)];
    case 'invoices':
      return [
        ['total', record.total],
        ['totalIncVat', record.totalIncVat],
        ...maybe('remaining', record.remaining),
        ...rates(record.vat),
        ...lines(record.lines),
      ];
    case 'credit-notes':
      return [
        ['total', record.total],
        ['totalIncVat', record.totalIncVat],
        ...rates(record.vat),
        ...allocated(record.allocations),
        ...lines(record.lines),
      ];
    case 'payments':
      return [['amount', record.amount], ...allocated(record.allocations)];
    default:
      return [];
  }
};

/** The first amount that is in another currency than its account. */
export const currencyProblem = (incoming: Incoming, currency: string): Problem | null => {
  const other = amountsOf(incoming).find(([, amount]) => amount.currency !== currency);
  return other ? { path: other[0], reason: `is in ${other[1].currency}, the account is in ${currency}` } : null;
};

/** The first picture at a host from which the portal's pages show none. */
export const pictureProblem = ({ kind, record }: Incoming, hosts: readonly string[]): Problem | null => {
  const pictures =
    kind === 'products'
      ? record.variations.map(({ picture }, index) => [`variations.${index}.picture`, picture] as const)
      : kind === 'banners'
        ? [['image', record.image] as const]
        : [];
  for (const [path, picture] of pictures) {
    const host = picture === null ? null : pictureHost(picture);
    if (host !== null && !hosts.includes(host))
      return { path, reason: `is at ${host}, which is none of PICTURE_HOSTS` };
  }
  return null;
};

/** What is wrong with a record whatever else there is; null for one that may be right. */
export const problemOf = (incoming: Incoming): Problem | null => {
  const { kind, record } = incoming;
  switch (kind) {
    case 'customers':
      return currencyProblem(incoming, record.currency);
    case 'prices': {
      const currency = record.breaks[0]?.price.currency ?? '';
      if (/^[A-Z]{3}$/.test(record.priceList) && currency !== record.priceList)
        return { path: 'breaks.0.price', reason: `is in ${currency}, the price list is ${record.priceList}` };
      return record.validFrom && record.validUntil && record.validUntil < record.validFrom
        ? { path: 'validUntil', reason: 'is before validFrom' }
        : null;
    }
    case 'products': {
      const own = record.variations.findIndex((each) => each.replacedBy === each.sku);
      return own < 0 ? null : { path: `variations.${own}.replacedBy`, reason: 'is the item itself' };
    }
    case 'invoices':
    case 'credit-notes': {
      // Only of one currency can anything be added up.
      const mixed = currencyProblem(incoming, record.total.currency);
      if (mixed) return mixed;
      const parts = kind === 'credit-notes' ? record.allocations.map(({ amount }) => amount) : [];
      return (
        totalProblem(record) ??
        vatProblem(record, record.lines.length) ??
        sumProblem('allocations', parts, record.totalIncVat)
      );
    }
    case 'payments': {
      const mixed = currencyProblem(incoming, record.amount.currency);
      const parts = record.allocations.map(({ amount }) => amount);
      return mixed ?? sumProblem('allocations', parts, record.amount);
    }
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

/** Whether one comes back to an item by following what has taken its place. */
export const isReplacedByItself = (replacedBy: ReadonlyMap<string, string>, sku: string): boolean => {
  const seen = new Set<string>();
  for (let at = replacedBy.get(sku); at !== undefined && !seen.has(at); at = replacedBy.get(at)) {
    if (at === sku) return true;
    seen.add(at);
  }
  return false;
};

interface Removal {
  /** So many were not sent, of so many there are. */
  readonly gone: number;
  readonly of: number;
  readonly confirmed: number | null;
  /** How many lines of the run were refused: before this sending, which may know of them, and by it. */
  readonly refusedBefore: number;
  readonly refusedNow: number;
}

/**
 * Whether a replacement may remove so many of those there were: none is always right, more than a share (5 % unless told) only when it
 * was confirmed by their number. Once lines were refused, any may stand for a record whose key could not be read: then their number must be
 * confirmed, by a sending that had none of them.
 */
export const mayRemove = ({ gone, of, confirmed, refusedBefore, refusedNow }: Removal, share = 0.05): boolean => {
  if (gone === 0) return true;
  if (refusedNow > 0) return false;
  return confirmed === gone || (refusedBefore === 0 && gone <= of * share);
};

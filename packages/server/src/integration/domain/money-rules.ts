import type { RecordOf } from '@connect/contract/integration/kinds';
import { isNote } from '@connect/core/domain/documents/lines';
import {
  compare,
  isNegative,
  isSame,
  minus,
  money,
  percentOf,
  plus,
  sumOf,
  type Money,
} from '@connect/core/domain/money/money';
import { inMajor } from '@connect/core/domain/money/major';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import type { Incoming, Problem } from './incoming.ts';

type Allocations = RecordOf<'payments'>['allocations'];
type Rates = RecordOf<'invoices'>['vat'];

/** What documents have that come to an amount. */
type Document = Pick<RecordOf<'invoices'>, 'total' | 'totalIncVat' | 'lines'> &
  Partial<Pick<RecordOf<'invoices'>, 'vat' | 'remaining' | 'remainingUnknown'>>;

/** VAT of one rate that nobody named is this share of its net at most: no country has more. */
const mostVat = 50;

/** An amount as files and people have it: `463.97 EUR`. */
export const amountText = (amount: Money): string => `${inMajor(amount).toFixed(2)} ${amount.currency}`;

/** So many parts of a minor unit are told apart. */
const parts = 1000;

/** In minor units, how far VAT is from its share of its net, which is not rounded. */
const offBy = ({ net, vat, percent }: Rates[number]): number =>
  Math.abs(vat.minor * parts - percentOf(money(net.minor * parts, net.currency), percent).minor) / parts;

/**
 * VAT by rate adds up where its nets are the total, its sums the total with VAT, and each is its share: less than a whole unit off, as
 * somebody rounds up and somebody else down, or half a unit a line, as whoever wrote them rounded each.
 */
const vatProblem = ({ vat = [], total, totalIncVat, lines }: Document): Problem | null => {
  if (vat.length === 0)
    return compare(totalIncVat, plus(total, percentOf(total, mostVat))) > 0
      ? { path: 'totalIncVat', reason: `is more than total with ${mostVat} % VAT, and there is no VAT by rate` }
      : null;
  const nets = sumOf(
    vat.map(({ net }) => net),
    total.currency,
  );
  if (!isSame(nets, total))
    return { path: 'vat', reason: `nets come to ${amountText(nets)}, the total is ${amountText(total)}` };
  const whole = plus(
    nets,
    sumOf(
      vat.map((each) => each.vat),
      total.currency,
    ),
  );
  if (!isSame(whole, totalIncVat))
    return {
      path: 'vat',
      reason: `comes to ${amountText(whole)} with its nets, totalIncVat is ${amountText(totalIncVat)}`,
    };
  const wrong = vat.findIndex((rate) => offBy(rate) >= 1 && offBy(rate) > lines.length / 2);
  return wrong < 0 ? null : { path: `vat.${wrong}.vat`, reason: 'is not that rate of its net' };
};

/** Lines come to the total, a minor unit off for each of them at most, as whoever wrote them rounded each. Notes alone come to nothing. */
const linesProblem = ({ lines, total }: Document): Problem | null => {
  if (lines.every(isNote)) return null;
  const sum = sumOf(lines.map(amountOfLine), total.currency);
  return Math.abs(minus(sum, total).minor) > lines.length
    ? { path: 'lines', reason: `come to ${amountText(sum)}, the total is ${amountText(total)}` }
    : null;
};

/** What no document can come to: less with VAT than without, more left to pay than it is, other than its lines, other than its VAT. */
export const documentProblem = (record: Document): Problem | null => {
  const { remaining = null, remainingUnknown = false, total, totalIncVat } = record;
  if (compare(totalIncVat, total) < 0) return { path: 'totalIncVat', reason: 'is less than total' };
  if (remaining && remainingUnknown) return { path: 'remainingUnknown', reason: 'is true, and remaining is given' };
  // Below 0 it was overpaid.
  if (remaining && Math.abs(remaining.minor) > totalIncVat.minor)
    return { path: 'remaining', reason: `is ${isNegative(remaining) ? 'further below 0' : 'more'} than totalIncVat` };
  return vatProblem(record) ?? linesProblem(record);
};

/** What is allocated is within what there is to allocate. */
export const allocationsProblem = (allocations: Allocations, whole: Money): Problem | null => {
  const parts = allocations.map(({ amount }) => amount);
  const isMore = compare(sumOf(parts, whole.currency), whole) > 0;
  return isMore ? { path: 'allocations', reason: 'come to more than the amount itself' } : null;
};

type Amounts = readonly (readonly [path: string, amount: { readonly minor: number; readonly currency: string }])[];

/** Every amount of a record that has to be in its customer's currency, and where it stands. */
const amountsOf = ({ kind, record }: Incoming): Amounts => {
  const lines = (all: Document['lines']): Amounts =>
    all.map(({ unitPrice }, index) => [`lines.${index}.unitPrice`, unitPrice] as const);
  const rates = (all: Rates): Amounts =>
    all.flatMap(({ net, vat }, index) => [[`vat.${index}.net`, net] as const, [`vat.${index}.vat`, vat] as const]);
  const allocated = (all: Allocations): Amounts =>
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

/** The currency of the first amount that is in another than what it belongs to: the record's own total, or its account. */
export const currencyProblem = (incoming: Incoming, of: string, currency: string): Problem | null => {
  const other = amountsOf(incoming).find(([, amount]) => amount.currency !== currency);
  return other ? { path: `${other[0]}.currency`, reason: `is in ${other[1].currency}, ${of} is in ${currency}` } : null;
};

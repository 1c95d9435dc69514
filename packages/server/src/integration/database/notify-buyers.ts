import type { RecordOf } from '@connect/contract/integration/kinds';
import type { OrderMailKind } from '@connect/core/domain/account/order-mails';
import { addDays, type Day } from '@connect/core/domain/calendar/day';
import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { orderLineClass } from '@connect/core/domain/documents/lines';
import { orderChanges, type OrderTerms } from '@connect/core/domain/documents/order-changes';
import { money } from '@connect/core/domain/money/money';
import { sql } from 'kysely';
import { dayOf } from '../../calendar.ts';
import { queueMail } from '../../database/mail-queue.ts';
import type { Database } from '../../database/open.ts';
import { orderMailReaders } from '../../database/order-mail-readers.ts';
import { nosOf } from './write-lines.ts';

/** Where records are being written, before they are kept as what was sent last. */
interface Within {
  readonly trx: Database;
  readonly now: Date;
}

/** For so many days what is new to the portal is news to its buyers: a first sending has years of documents. */
const newsDays = 14;

/** Whether what is of a day is news. */
const newsAt = (now: Date): ((day: Day | null) => boolean) => {
  const first = addDays(dayOf(now), -newsDays);
  return (day) => day === null || day >= first;
};

/** Those of some documents that the supplier's system had not sent before, and that nobody was told of; from now on they are told. */
const firstOf = async (
  trx: Database,
  answer: 'confirmed' | 'dispatched' | 'invoiced',
  nos: readonly string[],
): Promise<ReadonlySet<string>> => {
  const kind = { confirmed: 'orders', dispatched: 'shipments', invoiced: 'invoices' }[answer];
  const { rows } = await sql<{ no: string }>`insert into told_answers (kind, no)
    select ${answer}, no from unnest(${nos}::text[]) as sent (no)
      where not exists (select from integration_records where kind = ${kind} and key = sent.no)
    on conflict do nothing returning no`.execute(trx);
  return new Set(rows.map(({ no }) => no));
};

const wantedOf = async (
  trx: Database,
  kinds: readonly OrderMailKind[],
  documents: Parameters<typeof orderMailReaders>[2],
): Promise<string[]> => [...new Set((await orderMailReaders(trx, kinds, documents)).map(({ no }) => no))];

interface LineRow {
  readonly sku: string;
  readonly title: string;
  readonly quantity: string;
  readonly quantityShipped: string;
  readonly promisedOn: Day | null;
  readonly promisedBefore: Day | null;
}

interface TermsRow extends Omit<OrderTerms, 'lines' | 'totalIncVat'> {
  readonly no: string;
  /** In minor units of its customer's currency. */
  readonly totalMinor: number;
  readonly currency: string;
  readonly lines: readonly LineRow[];
}

/** Of an order placed here the second line of the address has the town, and no county is kept: events tell both by themselves, and systems send them back. */
const termsOf = async (trx: Database, nos: readonly string[]): Promise<ReadonlyMap<string, OrderTerms>> => {
  const { rows } = await sql<TermsRow>`
    select orders.no, orders.cancelled, total_amount_inc_vat as "totalMinor", currency_code as currency,
        regexp_replace(lower(concat(ship_to_name, ship_to_address, ship_to_address_2,
          case when position(lower(ship_to_city) in lower(ship_to_address_2)) = 0 then ship_to_city end,
          ship_to_post_code)), '[^[:alnum:]]+', '', 'g') as "shipTo",
        coalesce((select json_agg(json_build_object('sku', item_no, 'title', description, 'quantity', quantity,
            'quantityShipped', quantity_shipped, 'promisedOn', promised_on, 'promisedBefore', promised_before) order by position)
          from order_lines where document_no = orders.no), '[]') as lines
      from orders join customers on customers.no = orders.customer_no where orders.no = any(${nos}::text[])`.execute(
    trx,
  );
  return new Map(
    rows.map(({ no, lines, totalMinor, currency, ...terms }) => [
      no,
      {
        ...terms,
        totalIncVat: money(totalMinor, currency),
        lines: lines.map(({ quantityShipped, ...line }) => {
          const quantity = lineQuantity(Number(line.quantity));
          const sent = lineQuantity(Number(quantityShipped));
          const isOpen = orderLineClass({ itemNo: line.sku, quantity, quantityShipped: sent }) === 'backorder';
          return { ...line, quantity, isOpen };
        }),
      },
    ]),
  );
};

/**
 * Writes orders, and queues the mails that tell their buyers what the supplier confirmed or changed (specification §order-emails). What
 * was ordered in the portal is compared with how the supplier took it in.
 */
export const notifyOfOrders = async (
  { trx, now }: Within,
  records: readonly RecordOf<'orders'>[],
  write: () => Promise<void>,
): Promise<void> => {
  const documents = records.map(({ no, customer }) => ({ no, customer, order: no }));
  const wanted = await wantedOf(trx, ['confirmed', 'changed'], documents);
  if (wanted.length === 0) return write();
  const before = await termsOf(trx, wanted);
  await write();
  const after = await termsOf(trx, wanted);
  const first = await firstOf(trx, 'confirmed', wanted);
  const isNews = newsAt(now);
  for (const { no, date, cancelled } of records) {
    const [were, are] = [before.get(no), after.get(no)];
    if (!are) continue;
    const changes = were ? orderChanges(were, are) : null;
    const orderNo = orderNoOf(no);
    if (first.has(no) && !cancelled && (were ?? isNews(date)))
      await queueMail(trx, { kind: 'order-confirmed', payload: { orderNo, changes } });
    else if (changes) await queueMail(trx, { kind: 'order-changed', payload: { orderNo, changes } });
  }
};

/** The same for what was sent: once it is, and once more where its number to follow it by comes later. */
export const notifyOfShipments = async (
  { trx, now }: Within,
  records: readonly RecordOf<'shipments'>[],
  write: () => Promise<void>,
): Promise<void> => {
  const { rows: known } = await sql<{ no: string; tracking: string | null }>`
    select no, package_tracking_number as tracking from shipments where no = any(${nosOf(records)}::text[])`.execute(
    trx,
  );
  await write();
  const { rows: documents } = await sql<{ no: string; customer: string; order: string }>`
    select no, customer_no as customer, order_number as "order" from shipments
      where no = any(${nosOf(records)}::text[])`.execute(trx);
  const wanted = new Set(await wantedOf(trx, ['dispatched'], documents));
  const first = await firstOf(trx, 'dispatched', [...wanted]);
  const untracked = new Set(known.flatMap(({ no, tracking }) => (tracking === null ? no : [])));
  const isNews = newsAt(now);
  for (const { no, order, postingDate, trackingNumber } of records) {
    const isNew = first.has(no) || (untracked.has(no) && trackingNumber !== null);
    if (wanted.has(no) && isNew && isNews(postingDate))
      await queueMail(trx, { kind: 'order-dispatched', payload: { orderNo: orderNoOf(order), shipmentNo: no } });
  }
};

/** The same for invoices, once each. */
export const notifyOfInvoices = async (
  { trx, now }: Within,
  records: readonly RecordOf<'invoices'>[],
  write: () => Promise<void>,
): Promise<void> => {
  await write();
  const isNews = newsAt(now);
  const news = records.filter(({ date, cancelled }) => !cancelled && isNews(date));
  const wanted = await wantedOf(trx, ['invoiced'], news);
  for (const no of await firstOf(trx, 'invoiced', wanted))
    await queueMail(trx, { kind: 'order-invoiced', payload: { invoiceNo: invoiceNoOf(no) } });
};

import type { RecordOf } from '@connect/contract/integration/kinds';
import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { invoiceNoOf, type DocumentNo } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import { looksOf } from './looks.ts';

type Trx = Database;
type Invoice = RecordOf<'invoices'>;
type CreditNote = RecordOf<'credit-notes'>;

interface Lined<No extends DocumentNo, Line> {
  readonly no: No;
  readonly lines: readonly Line[];
}

type Line = Invoice['lines'][number];

/** Rows of the lines of documents, with what each shows of its item, and with what `more` says of it. */
export const lineRows = async <No extends DocumentNo, L extends Line, More>(
  trx: Trx,
  documents: readonly Lined<No, L>[],
  more: (line: L, no: No, position: number) => More,
) => {
  const looks = await looksOf(
    trx,
    documents.flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  );
  return documents.flatMap(({ no, lines }) =>
    lines.map((line, position) => ({
      document_no: no,
      position,
      item_no: line.sku,
      description: line.description,
      quantity: line.quantity,
      unit_price: line.unitPrice.minor,
      type: line.type,
      ...(looks.get(line.sku) ?? { thumbnail: null, slug: null }),
      ...more(line, no, position),
    })),
  );
};

export const nosOf = (records: readonly { readonly no: string }[]): string[] => records.map(({ no }) => no);

/** Writes VAT by rate anew. */
export const writeRates = async (
  trx: Trx,
  kind: 'invoices' | 'credit-notes',
  records: readonly (Invoice | CreditNote)[],
): Promise<void> => {
  await sql`delete from vat_rates where kind = ${kind} and document_no = any(${nosOf(records)}::text[])`.execute(trx);
  const rows = records.flatMap(({ no, vat }) =>
    vat.map((rate, position) => ({
      document_no: no,
      kind,
      position,
      percent: rate.percent,
      net: rate.net.minor,
      vat: rate.vat.minor,
    })),
  );
  await bulkInsert(trx, 'vat_rates', rows);
};

/** Writes lines anew, each quantity `sign` times what it is in the record. */
export const writeInvoiceLines = async (
  trx: Trx,
  records: readonly Pick<Invoice, 'no' | 'lines'>[],
  sign: 1 | -1,
): Promise<void> => {
  await sql`delete from invoice_lines where document_no = any(${nosOf(records)}::text[])`.execute(trx);
  const documents = records.map(({ no, lines }) => ({ no: invoiceNoOf(no), lines }));
  await bulkInsert(
    trx,
    'invoice_lines',
    await lineRows(trx, documents, ({ quantity }) => ({ quantity: lineQuantity(sign * quantity) })),
  );
};

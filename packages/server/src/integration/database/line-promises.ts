import type { RecordOf } from '@connect/contract/integration/kinds';
import { lineNames, nextPromise, type LinePromise } from '@connect/core/domain/documents/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { nosOf } from './write-lines.ts';

export const unpromised: LinePromise = { promisedOn: null, promisedBefore: null };

/** What is promised for each line of orders once these are written, by the order's number: before their lines are. */
export const promisesOf = async (
  trx: Database,
  records: readonly RecordOf<'orders'>[],
): Promise<ReadonlyMap<string, readonly LinePromise[]>> => {
  const { rows } = await sql<LinePromise & { no: string; sku: string }>`
    select document_no as no, item_no as sku, promised_on as "promisedOn", promised_before as "promisedBefore"
      from order_lines where document_no in (select document_no from order_lines
        where document_no = any(${nosOf(records)}::text[]) and coalesce(promised_on, promised_before) is not null)
      order by document_no, position`.execute(trx);
  const names = lineNames(rows.map(({ no, sku }) => `${no} ${sku}`));
  const standing = new Map(rows.map((line, index) => [names[index], line]));
  return new Map(
    records.map(({ no, lines }) => {
      const now = lineNames(lines.map(({ sku }) => `${no} ${sku}`));
      return [no, lines.map(({ promisedOn }, index) => nextPromise(standing.get(now[index]) ?? null, promisedOn))];
    }),
  );
};

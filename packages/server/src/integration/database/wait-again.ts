import type { Kind } from '@connect/contract/integration/kinds';
import { sql, type RawBuilder } from 'kysely';
import { referenceText } from '../domain/decide-batch.ts';
import { referencesOf } from '../domain/record-rules.ts';
import { missingOf } from './facts.ts';
import { incomingOf, type KeptRow } from './kept-row.ts';
import { removeRecords, type Within } from './write-records.ts';

interface Naming {
  /** Kind and key of the documents that stand and name one of these numbers. */
  standing(nos: readonly string[]): RawBuilder<unknown>;
  /** Whether a record that waits does. */
  waiting(nos: readonly string[]): RawBuilder<boolean>;
}

/** By whom records of a kind are named. Staff, customers and products are kept for whoever names them when they are taken away. */
const namings: { readonly [K in Kind]?: Naming } = {
  orders: {
    standing: (nos) =>
      sql`select 'shipments' as kind, no as key from shipments where order_number = any(${nos}::text[])`,
    waiting: (nos) => sql`kind = 'shipments' and record ->> 'order' = any(${nos}::text[])`,
  },
  invoices: {
    standing: (nos) =>
      sql`select distinct kind, source_no as key from allocations where invoice_no = any(${nos}::text[])`,
    waiting: (nos) => sql`kind in ('payments', 'credit-notes') and exists (
      select from json_array_elements(record -> 'allocations') as part where part ->> 'invoice' = any(${nos}::text[]))`,
  },
};

/** Says of records that wait what they wait for now. Answers those for which all is there. */
export const updateWaits = async (trx: Within['trx'], rows: readonly KeptRow[]): Promise<readonly KeptRow[]> => {
  const named = rows.map((row) => ({ row, references: referencesOf(incomingOf(row)) }));
  const missing = await missingOf(
    trx,
    named.flatMap(({ references }) => references),
  );
  const checked = named.map(({ row, references }) => ({
    row,
    waitsFor: references.map(referenceText).filter((reference) => missing.has(reference)),
  }));
  const waiting = checked
    .filter(({ waitsFor }) => waitsFor.length > 0)
    .map(({ row: { kind, key }, waitsFor }) => ({ kind, key, waits_for: waitsFor }));
  if (waiting.length > 0)
    await sql`update integration_waiting as row set waits_for = array(select json_array_elements_text(told.waits_for))
      from json_to_recordset(${JSON.stringify(waiting)}::json) as told(kind text, key text, waits_for json)
      where row.kind = told.kind and row.key = told.key`.execute(trx);
  return checked.filter(({ waitsFor }) => waitsFor.length === 0).map(({ row }) => row);
};

/** Lets documents that name records which were just taken away wait for them, as they do when they come first. */
export const waitAgain = async (within: Within, kind: Kind, gone: readonly string[]): Promise<void> => {
  const naming = namings[kind];
  if (!naming) return;
  const { trx } = within;
  // What came of a record since, and waits, is what it will be.
  await sql`insert into integration_waiting (kind, key, run_id, line, record, waits_for)
    select kind, key, run_id, line, record, '{}' from integration_records join (${naming.standing(gone)}) as naming
      using (kind, key) on conflict do nothing`.execute(trx);
  const { rows: standing } = await sql<KeptRow>`delete from integration_records as kept
    using (${naming.standing(gone)}) as naming where kept.kind = naming.kind and kept.key = naming.key
    returning kept.kind, kept.key, record`.execute(trx);
  for (const each of new Set(standing.map((row) => row.kind)))
    await removeRecords(within, each, standing.filter((row) => row.kind === each).map(incomingOf));
  const { rows: waiting } = await sql<KeptRow>`select kind, key, record from integration_waiting
    where ${naming.waiting(gone)}`.execute(trx);
  await updateWaits(trx, waiting);
};

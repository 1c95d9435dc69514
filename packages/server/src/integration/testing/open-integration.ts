import { randomUUID } from 'node:crypto';
import type { Kind } from '@connect/contract/integration/kinds';
import type { Run } from '@connect/contract/integration/runs';
import { ok } from '@connect/core/domain/result';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Trace } from '../../http/environment.ts';
import type { AuthenticateSender } from '../application/sender.ts';
import { createIntegration } from '../../portal/serve-integration.ts';

/** The moment at which what is sent comes. */
export const sentAt = new Date('2026-05-04T12:00:00Z');

export interface TestIntegration {
  put(
    path: string,
    body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Takes one record away. */
  remove(path: string): Promise<Response>;
  /** Sends records as NDJSON in one run, or a part of one. */
  send(kind: Kind, records: readonly unknown[], query?: Readonly<Record<string, string>>): Promise<Run>;
  /** All that the portal reads of a supplier's data, table by table, without ids and times that are its own. */
  state(): Promise<Readonly<Record<string, unknown>>>;
  /** Empties the database again, as the role that may: the owner of its tables, where the portal is another. */
  clear(owner?: Database): Promise<void>;
}

/** Tables of a supplier's data, with the columns that are not theirs. */
const tables: Readonly<Record<string, readonly string[]>> = {
  customers: ['account_manager_id', 'given_manager_id', 'own_manager_id'],
  customer_addresses: [],
  customer_contacts: [],
  users: ['id'],
  products: [],
  regional_products: [],
  items: [],
  price_periods: [],
  product_prices: [],
  orders: [],
  order_lines: [],
  shipments: [],
  shipment_lines: [],
  invoices: [],
  invoice_lines: [],
  vat_rates: [],
  payments: [],
  allocations: [],
  banners: [],
  help_articles: [],
  integration_records: ['run_id', 'line'],
  integration_waiting: ['run_id', 'line'],
  contested_items: [],
};

/** The integration API on a database of its own, for whoever asks. */
export const openIntegration = (
  database: Database,
  {
    onChanged = async () => undefined,
    now = () => sentAt,
    authenticate = async () => ok({ name: 'test' }),
    replacePercent = 5,
  }: {
    onChanged?: () => Promise<void>;
    now?: () => Date;
    authenticate?: AuthenticateSender;
    replacePercent?: number;
  } = {},
): TestIntegration => {
  const { app } = createIntegration({
    database,
    isOperator: () => false,
    authenticate,
    addressOf: () => '192.0.2.1',
    now,
    onChanged,
    pictureHosts: ['img.example'],
    replacePercent: () => replacePercent,
  });
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    const trace: Trace = { id: randomUUID(), route: '' };
    const request = new Request(`http://localhost${path}`, { ...init, ...(init?.body && { duplex: 'half' }) });
    const answer = await app.fetch(request, { trace });
    // What the log would have; a test hears of it at once.
    if (trace.error) throw trace.error;
    return answer;
  };
  return {
    put: (path, body, headers = {}) => fetch(path, { method: 'PUT', body, headers }),
    get: (path, headers = {}) => fetch(path, { headers }),
    remove: (path) => fetch(path, { method: 'DELETE' }),
    send: async (kind, records, query = {}) => {
      const body = records.map((record) => `${JSON.stringify(record)}\n`).join('');
      const answer = await fetch(`/${kind}?${new URLSearchParams(query).toString()}`, { method: 'PUT', body });
      const answered: unknown = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(answered));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return answered as Run;
    },
    state: async () => {
      const state: Record<string, unknown> = {};
      for (const [table, own] of Object.entries(tables)) {
        const { rows } = await sql<{
          row: Record<string, unknown>;
        }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(database);
        state[table] = rows
          .map(({ row }) => JSON.stringify(Object.entries(row).filter(([name]) => !own.includes(name))))
          .toSorted();
      }
      return state;
    },
    clear: async (owner = database) => {
      const all = [...Object.keys(tables), 'integration_runs', 'integration_refusals', 'index_changes'];
      // To truncate makes new files of every table and index, which takes a hundred times as long.
      await sql`do $$
        declare emptied regclass;
        begin
          set local session_replication_role = replica;
          for emptied in
            with recursive each as (
              select unnest(${sql.lit(`{${all.join()}}`)}::regclass[]) as name
              union select conrelid from pg_constraint join each on confrelid = name
            ) select name from each
          loop execute 'delete from ' || emptied; end loop;
        end $$`.execute(owner);
    },
  };
};

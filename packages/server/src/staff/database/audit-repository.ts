import { orderNoOf } from '@connect/core/domain/documents/number';
import type { AuditEntry } from '@connect/core/domain/access/audit';
import type { Selectable } from 'kysely';
import { emailKey } from '../../auth/application/email-key.ts';
import type { Database } from '../../database/open.ts';
import type { AuditLogTable } from '../../database/staff-tables.ts';
import type { AuditActor, AuditRepository } from '../application/audit-log.ts';

const pageSize = 50;
/** An address is kept up to here: a longer one names nothing. */
const maxPath = 500;

type EntryRow = Selectable<AuditLogTable> & { readonly customer_name: string | null };

const toEntry = ({ method, path, status, ...row }: EntryRow): AuditEntry => ({
  at: row.at.toISOString(),
  kind: row.kind,
  actor: row.actor,
  actorEmail: row.actor_email,
  customer: row.customer_no === null ? null : { no: row.customer_no, name: row.customer_name ?? row.customer_no },
  impersonating: row.impersonating,
  request: method === null || path === null ? null : { method, path, status },
  // What was kept before there were persons, changes and reasons in it has none.
  about: row.about && {
    ...row.about,
    person: row.about.person ?? null,
    changes: row.about.changes ?? [],
    reason: row.about.reason ?? null,
  },
});

const actorOf = ({ at, id, name, email, impersonating }: AuditActor) => ({
  at,
  actor_id: id,
  actor: name,
  actor_email: email,
  impersonating,
});

export const createAuditRepository = (database: Database): AuditRepository => ({
  note: async (kind, actor, customerNo, about) => {
    await database
      .insertInto('audit_log')
      .values({ ...actorOf(actor), kind, customer_no: customerNo, about })
      .execute();
  },
  begin: async (actor, { method, path, customerNo }) => {
    const entry = await database
      .insertInto('audit_log')
      .values(({ selectFrom }) => ({
        ...actorOf(actor),
        kind: 'request',
        // An address can name a customer who does not exist.
        customer_no: selectFrom('customers')
          .select('no')
          .where('no', '=', customerNo ?? ''),
        method,
        path: path.slice(0, maxPath),
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return entry.id;
  },
  finish: async (id, { shown, customerNo, about }) => {
    await database
      .updateTable('audit_log')
      .set(({ fn, ref, selectFrom }) => ({
        status: shown,
        about,
        customer_no: fn.coalesce(
          ref('audit_log.customer_no'),
          selectFrom('customers')
            .select('no')
            .where('no', '=', customerNo ?? ''),
          selectFrom('orders')
            .select('orders.customer_no')
            .where('orders.no', '=', orderNoOf(about?.document ?? '')),
        ),
      }))
      .where('id', '=', id)
      .execute();
  },
  entries: async ({ filter, customerNo, actorEmail, before }) => {
    const rows = await database
      .selectFrom('audit_log')
      .leftJoin('customers', 'customers.no', 'audit_log.customer_no')
      .selectAll('audit_log')
      .select('customers.name as customer_name')
      .$if(customerNo !== undefined, (query) => query.where('customer_no', '=', customerNo ?? ''))
      .$if(Boolean(actorEmail), (query) => query.where('actor_email', '=', emailKey(actorEmail ?? '')))
      .$if(filter === 'starts', (query) => query.where('kind', 'in', ['started', 'stopped', 'ran-out']))
      .$if(filter === 'writes', (query) =>
        query.where(({ or, eb }) => or([eb('method', 'is', null), eb('method', '!=', 'GET')])),
      )
      .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before ?? ''))
      .orderBy('audit_log.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    const page = rows.slice(0, pageSize);
    return {
      data: page.map(toEntry),
      next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
  lastDoneAt: async ({ method, path }) => {
    const last = await database
      .selectFrom('audit_log')
      .select('at')
      .where('method', '=', method)
      .where('path', '=', path)
      .where('status', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.at ?? null;
  },
});

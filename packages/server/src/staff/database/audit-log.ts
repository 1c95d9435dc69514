import type { AuditEntry, AuditFilter } from '@connect/core/domain/access/audit';
import type { Call } from '@connect/contract/call';
import { userKind } from '@connect/core/domain/access/user';
import type { Selectable } from 'kysely';
import { emailKey } from '../../auth/application/email-key.ts';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { AuditLogTable } from '../../database/tables.ts';
import type { Audited } from '../../audited-request.ts';
import { auditSubject } from '../application/audit-subject.ts';

const pageSize = 50;
/** An address is kept up to here: a longer one names nothing. */
const maxPath = 500;

export interface AuditQuery {
  readonly filter: AuditFilter;
  readonly customerNo?: string | undefined;
  readonly actorEmail?: string | undefined;
  /** Where the page before it ended. */
  readonly before?: string | undefined;
}

/** What was done while acting for customers, and every write of staff (decisions §acting-within-limits). Nothing of it is ever changed or deleted. */
export interface AuditLog {
  /** Somebody began, or stopped, to act for a customer. */
  note(kind: 'started' | 'stopped', manager: Identity, customerNo: string): Promise<void>;
  /** Carries a request out. What must be kept of it is written before, so that nothing is done which the log does not have. */
  readonly audited: Audited;
  entries(query: AuditQuery): Promise<{ data: AuditEntry[]; next: string | null }>;
}

/** Everything done while acting for a customer is kept, and what staff write; not what staff look at in their own name. */
const mustKeep = (user: Identity, { method, reads }: Call): boolean =>
  user.impersonator !== undefined || (method !== 'GET' && !reads && userKind(user) !== 'customer');

type EntryRow = Selectable<AuditLogTable> & { readonly customer_name: string | null };

const toEntry = ({ method, path, status, ...row }: EntryRow): AuditEntry => ({
  at: row.at.toISOString(),
  kind: row.kind,
  actor: row.actor,
  actorEmail: row.actor_email,
  customer: row.customer_no === null ? null : { no: row.customer_no, name: row.customer_name ?? '' },
  impersonating: row.impersonating,
  request: method === null || path === null ? null : { method, path, status },
  about: row.about,
});

export const createAuditLog = (database: Database, now: () => Date): AuditLog => {
  const actorOf = (user: Identity) => ({
    at: now(),
    actor_id: user.id,
    actor: `${user.first_name} ${user.last_name}`.trim(),
    actor_email: user.email,
    impersonating: user.impersonator !== undefined,
  });

  return {
    note: async (kind, manager, customerNo) => {
      await database
        .insertInto('audit_log')
        .values({ ...actorOf(manager), impersonating: true, kind, customer_no: customerNo })
        .execute();
    },
    audited: async ({ user }, { row, path, customerNo, outcome }, carryOut) => {
      if (!mustKeep(user, row)) return carryOut();
      const entry = await database
        .insertInto('audit_log')
        .values(({ selectFrom }) => ({
          ...actorOf(user),
          kind: 'request',
          // An address can name a customer who does not exist.
          customer_no: selectFrom('customers')
            .select('no')
            .where('no', '=', user.customer_no ?? customerNo ?? ''),
          method: row.method,
          path: path.slice(0, maxPath),
        }))
        .returning('id')
        .executeTakeFirstOrThrow();
      let status = 500;
      try {
        const response = await carryOut();
        ({ status } = response);
        return response;
      } finally {
        const { customerNo: asked, about } = auditSubject(row, outcome());
        await database
          .updateTable('audit_log')
          .set(({ fn, ref, selectFrom }) => ({
            status,
            about,
            // The customer whom the request names, or whose document it was about, if there is one.
            customer_no: fn.coalesce(
              ref('audit_log.customer_no'),
              selectFrom('customers')
                .select('no')
                .where('no', '=', asked ?? ''),
              selectFrom('orders')
                .select('orders.customer_no')
                .where('orders.no', '=', about?.document ?? ''),
            ),
          }))
          .where('id', '=', entry.id)
          .execute();
      }
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
  };
};

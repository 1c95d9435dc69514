import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { RemovedCustomers } from '../application/purge-removed.ts';
import { lockIntegration } from './lock.ts';
import { documentsOf, removeDocuments } from './write-documents.ts';

/** What a customer has beside documents, in an order in which nothing is named by what is left. */
const owned = ['invitations', 'activity', 'contact_messages', 'favourite_lists', 'prepared_baskets'] as const;

/** What came in for a customer: what stands, what waits, and the texts of lines that were refused, as far as these say whose they are. */
const removeSent = async (database: Database, no: string, shipments: readonly string[]): Promise<void> => {
  for (const table of ['integration_records', 'integration_waiting'])
    await sql`delete from ${sql.table(table)} where record ->> 'customer' = ${no}
      or kind = 'customers' and key = ${no}
      or kind = 'shipments' and (key = any(${shipments}::text[])
        or record ->> 'order' in (select no from orders where customer_no = ${no}))`.execute(database);
  // A line that was refused may be no JSON.
  const textOf = (column: string) => sql`upper(trim(substring(record from ${`"${column}"\\s*:\\s*"([^"]*)"`})))`;
  await sql`delete from integration_refusals using integration_runs as run where run.id = run_id
    and (${textOf('customer')} = ${no} or run.kind = 'customers' and (key = ${no} or ${textOf('no')} = ${no})
      or run.kind = 'shipments' and (key = any(${shipments}::text[])
        or ${textOf('order')} in (select no from orders where customer_no = ${no})))`.execute(database);
};

/** Mails that are still to be sent to them, or about them. */
const removeMails = async (database: Database, no: string): Promise<void> => {
  await sql`delete from mail_jobs
    where payload ->> 'invitationId' in (select id::text from invitations where customer_no = ${no})
      or payload ->> 'email' in (select email from users where customer_no = ${no})
      or payload ->> 'userId' in (select id::text from users where customer_no = ${no})
      or payload ->> 'reference' in (select reference from contact_messages where customer_no = ${no})
      or payload ->> 'orderNo' in (select no from orders where customer_no = ${no})
      or payload ->> 'invoiceNo' in (select no from invoices where customer_no = ${no})`.execute(database);
};

export const createRemovedCustomers = (database: Database): RemovedCustomers => ({
  before: async (time) => {
    const rows = await database.selectFrom('customers').select('no').where('removed_at', '<', time).execute();
    return rows.map(({ no }) => no);
  },
  purge: async (no, before, now) => {
    // They may have come back meanwhile, or another process be at them.
    await lockIntegration(database);
    const customer = database.selectFrom('customers').select('no').where('no', '=', no);
    if (!(await customer.where('removed_at', '<', before).executeTakeFirst())) return;
    const shipments = await documentsOf(database, 'shipments', [no]);
    await removeSent(database, no, shipments);
    await removeMails(database, no);
    await removeDocuments(database, 'payments', await documentsOf(database, 'payments', [no]));
    await removeDocuments(database, 'shipments', shipments);
    const invoices = await documentsOf(database, 'invoices', [no]);
    await removeDocuments(database, 'credit-notes', invoices);
    await removeDocuments(database, 'invoices', invoices);
    await removeDocuments(database, 'orders', await documentsOf(database, 'orders', [no]));
    for (const table of owned) await database.deleteFrom(table).where('customer_no', '=', no).execute();
    await database.deleteFrom('sessions').where('acting_for', '=', no).execute();
    const users = database.selectFrom('users').select('email').where('customer_no', '=', no);
    await database.deleteFrom('mailbox').where('recipient', 'in', users).execute();
    await database.deleteFrom('users').where('customer_no', '=', no).execute();
    await database.deleteFrom('customers').where('no', '=', no).execute();
    await database
      .insertInto('audit_log')
      .values({
        at: now,
        kind: 'purged',
        actor_id: null,
        actor: 'Connect',
        actor_email: '',
        customer_no: no,
        impersonating: false,
      })
      .execute();
  },
});

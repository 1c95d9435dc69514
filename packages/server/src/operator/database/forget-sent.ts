import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Who is forgotten, and what stands in place of their email and their name. */
export interface Forgotten {
  readonly email: string;
  readonly gone: string;
  readonly name: string;
  readonly nameless: string;
  /** Null of staff. */
  readonly customerNo: CustomerNo | null;
}

/**
 * Forgets a person in what the supplier's systems sent, too: their own record and entries among contacts are deleted, in other records another
 * email stands for theirs. Sent again as it was, it is another record than the one that is kept, and comes in.
 */
export const forgetSent = async (
  trx: Database,
  { email, gone, name, nameless, customerNo }: Forgotten,
): Promise<void> => {
  const [own, other] = [JSON.stringify(email), JSON.stringify(gone)];
  /** Of a contact: it has their email, or, at their company, their name and none. */
  const isTheirs = (contactsEmail: RawBuilder<unknown>, contactsName: RawBuilder<unknown>, no: RawBuilder<unknown>) =>
    sql`(lower(${contactsEmail}) is not distinct from ${email} or ${contactsEmail} is null
      and ${no} is not distinct from ${customerNo} and lower(${contactsName}) is not distinct from ${name.toLowerCase()})`;
  const inRecord = isTheirs(sql`contact ->> 'email'`, sql`contact ->> 'name'`, sql`key`);
  for (const kept of ['integration_records', 'integration_waiting']) {
    const table = sql.table(kept);
    await sql`delete from ${table} where kind = 'users' and key = ${email}`.execute(trx);
    await sql`update ${table} set record = jsonb_set(record::jsonb, '{contacts}', coalesce((
        select jsonb_agg(contact) from jsonb_array_elements(record::jsonb -> 'contacts') as contact where not ${inRecord}), '[]'))
      where kind = 'customers' and jsonb_typeof(record::jsonb -> 'contacts') = 'array' and exists (
        select from jsonb_array_elements(record::jsonb -> 'contacts') as contact where ${inRecord})`.execute(trx);
    await sql`update ${table} set record = replace(record::text, ${own}, ${other})::json
      where strpos(record::text, ${own}) > 0`.execute(trx);
  }
  await sql`delete from integration_refusals where strpos(lower(record), ${email}) > 0
    or key = ${customerNo} and strpos(lower(record), ${name.toLowerCase()}) > 0`.execute(trx);
  // Only staff send files of their own.
  if (customerNo === null)
    await trx.updateTable('integration_runs').set({ by_name: nameless }).where('by_name', '=', name).execute();
  await sql`delete from customer_contacts where ${isTheirs(sql`email`, sql`name`, sql`customer_no`)}`.execute(trx);
};

/**
 * Forgets them in what other systems are told, or were, as long as that is kept: what they wrote to the supplier, too. By their name alone they
 * are meant in what is of their company: elsewhere somebody else is called like that.
 */
export const forgetEvents = async (
  trx: Database,
  { email, gone, name, nameless, customerNo }: Forgotten,
): Promise<void> => {
  const [own, other, called, otherwise] = [email, gone, name, nameless].map((text) => JSON.stringify(text));
  await sql`update events set data = data::jsonb || jsonb_build_object('message', ${nameless}::text)
    where kind = 'contact.received' and data -> 'from' ->> 'email' = ${email}`.execute(trx);
  await sql`update events set data = data::jsonb || jsonb_build_object('firstName', ${nameless}::text, 'lastName', '')
    where key = ${email} and data::jsonb ? 'firstName'`.execute(trx);
  await sql`update events set key = case when key = ${email} then ${gone} else key end,
      data = replace(replace(data::text, ${own}, ${other}), ${called}, ${otherwise})::json
    where key = ${email} or strpos(data::text, ${own}) > 0
      or data ->> 'customerNo' = ${customerNo} and strpos(data::text, ${called}) > 0`.execute(trx);
  // Staff act at every company: they are meant where nobody of it is called like them.
  if (customerNo === null)
    await sql`update events set data = data::jsonb || jsonb_build_object('by', ${nameless}::text)
      where data ->> 'by' = ${name} and not exists (
        select from users where customer_no = data ->> 'customerNo' and first_name || ' ' || last_name = ${name})`.execute(
      trx,
    );
};

/** Forgets them in the subjects of mails that others of their company, and staff, were sent. */
export const forgetSubjects = async (trx: Database, { name, nameless, customerNo }: Forgotten): Promise<void> => {
  await sql`update mailbox set subject = replace(subject, ${name}, ${nameless})
    where strpos(subject, ${name}) > 0 and (${customerNo}::text is null or exists (
      select from users where email = recipient and (customer_no = ${customerNo} or customer_no is null)))`.execute(
    trx,
  );
};

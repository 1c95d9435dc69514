import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/**
 * Forgets a person in what the supplier's systems sent, too: their own record and entries among contacts are deleted, in other records another
 * email stands for theirs. Sent again as it was, it is another record than the one that is kept, and comes in.
 */
export const forgetSent = async (
  trx: Database,
  { email, gone }: { readonly email: string; readonly gone: string },
): Promise<void> => {
  const [own, other] = [JSON.stringify(email), JSON.stringify(gone)];
  for (const name of ['integration_records', 'integration_waiting']) {
    const table = sql.table(name);
    await sql`delete from ${table} where kind = 'users' and key = ${email}`.execute(trx);
    await sql`update ${table} set record = jsonb_set(record::jsonb, '{contacts}', coalesce((
        select jsonb_agg(contact) from jsonb_array_elements(record::jsonb -> 'contacts') as contact
        where lower(contact ->> 'email') is distinct from ${email}), '[]'))
      where kind = 'customers' and strpos(lower(record ->> 'contacts'), ${own}) > 0`.execute(trx);
    await sql`update ${table} set record = replace(record::text, ${own}, ${other})::json
      where strpos(record::text, ${own}) > 0`.execute(trx);
  }
  await sql`delete from integration_refusals where strpos(lower(record), ${email}) > 0`.execute(trx);
  await sql`delete from customer_contacts where lower(email) = ${email}`.execute(trx);
};

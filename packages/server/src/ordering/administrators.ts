import { calls } from '@connect/contract/calls';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The users of a company who may decide on somebody's orders over a limit: those whom the call to decide lets in, but for that user. */
export const otherAdministrators = (
  database: Kysely<Tables>,
  company: { readonly customerNo: string | RawBuilder<string>; readonly userId: string | RawBuilder<string> },
) =>
  database
    .selectFrom('users')
    .where('users.customer_no', '=', company.customerNo)
    .where('users.id', '!=', company.userId)
    .where('users.active', '=', true)
    .where(sql<boolean>`'customer' = any(users.roles)`)
    .where(sql<boolean>`users.permissions @> ${[...calls.decideApproval.permissions]}::text[]`);

/** Whether there is one. */
export const hasOtherAdministrator = async (
  database: Kysely<Tables>,
  { customer_no: customerNo, id: userId }: { readonly customer_no: string; readonly id: string },
): Promise<boolean> => {
  const found = otherAdministrators(database, { customerNo, userId }).select('users.id').limit(1);
  return (await found.executeTakeFirst()) !== undefined;
};

import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { decidersOf, type Approver, type WaitReason } from '@connect/core/domain/ordering/placement';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Of a row of `users`: whether they are an administrator of the portal, as `isPortalAdministrator` of the core says. */
export const isPortalAdministrator = sql<boolean>`'administrator' = any(roles)`;

/** An order over its user's limit: whose it is, and its total with VAT in minor units. */
interface OverLimit {
  readonly customerNo: CustomerNo | RawBuilder<string>;
  readonly userId: string | RawBuilder<string>;
  readonly totalIncVat: number | RawBuilder<number>;
}

/** The users of a company who may decide on somebody's order over a limit: its administrators whose own covers it, but for that user. */
export const otherAdministrators = (database: Kysely<Tables>, order: OverLimit) =>
  database
    .selectFrom('users')
    .where('users.customer_no', '=', order.customerNo)
    .where('users.id', '!=', order.userId)
    .where('users.active', '=', true)
    .where(sql<boolean>`'customer' = any(users.roles)`)
    .where(sql<boolean>`users.permissions @> ${[permissions.editUsers]}::text[]`)
    .where(({ eb }) => eb.or([eb('users.spend_limit', 'is', null), eb('users.spend_limit', '>=', order.totalIncVat)]));

/** Who may decide on an order of a customer, for each reason it waits for: administrators by name, else the account manager. */
export const approversOf = async (
  database: Kysely<Tables>,
  order: {
    readonly customer_no: CustomerNo;
    readonly user_id: string;
    readonly account_manager_id: string | null;
    readonly had_administrator: boolean;
    readonly waits_for: readonly WaitReason[];
    readonly total_amount_inc_vat: number;
  },
): Promise<Approver[]> => {
  if (order.waits_for.length === 0) return [];
  const nameOf = (user: { first_name: string; last_name: string }) => `${user.first_name} ${user.last_name}`;
  const overLimit = {
    customerNo: order.customer_no,
    userId: order.user_id,
    totalIncVat: order.total_amount_inc_vat,
  };
  const others = await otherAdministrators(database, overLimit)
    .select(['first_name', 'last_name'])
    .orderBy('first_name')
    .execute();
  const manager = await database
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', order.account_manager_id)
    .where('active', '=', true)
    .executeTakeFirst();
  const names = { administrator: others.map(nameOf), 'account-manager': [manager ? nameOf(manager) : null] };
  const other = { before: order.had_administrator, now: others.length > 0 };
  return order.waits_for.flatMap((reason) =>
    decidersOf(reason, other).flatMap((decider) => names[decider].map((name) => ({ reason, decider, name }))),
  );
};

/** Whether there is one. */
export const hasOtherAdministrator = async (database: Kysely<Tables>, order: OverLimit): Promise<boolean> => {
  const found = otherAdministrators(database, order).select('users.id').limit(1);
  return (await found.executeTakeFirst()) !== undefined;
};

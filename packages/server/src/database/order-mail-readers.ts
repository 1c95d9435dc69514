import { permissions } from '@connect/core/domain/access/user';
import { usualOrderMails, type OrderMailKind } from '@connect/core/domain/account/order-mails';
import { sql } from 'kysely';
import type { Database } from './open.ts';

/** A document that mails may be about. */
interface Answered {
  readonly no: string;
  readonly customer: string;
  /** The order that it is, or is of. */
  readonly order: string | null;
}

/** Somebody who wants to be told of one. */
export interface OrderMailReader {
  readonly no: string;
  readonly email: string;
  readonly firstName: string;
  readonly storefront: string;
}

/**
 * Who is told of what happened to some documents, by the mails each user chose and what they may see (specification §order-emails): in the
 * language they chose them in, or the one they placed the order in.
 */
export const orderMailReaders = async (
  database: Database,
  kinds: readonly OrderMailKind[],
  documents: readonly Answered[],
): Promise<readonly OrderMailReader[]> => {
  if (documents.length === 0) return [];
  const needed = kinds.includes('invoiced') ? permissions.viewInvoices : permissions.viewOrders;
  const nos = documents.map(({ no }) => no);
  const customers = documents.map(({ customer }) => customer);
  const orders = documents.map(({ order }) => order);
  const { rows } = await sql<OrderMailReader>`
    select document.no, email, first_name as "firstName",
        coalesce(choice.storefront, portal_orders.storefront, '') as storefront
      from rows from (unnest(${nos}::text[]), unnest(${customers}::text[]), unnest(${orders}::text[]))
        as document (no, customer_no, order_no)
      join users on users.customer_no = document.customer_no
      left join order_mail_choices choice on choice.user_id = users.id
      left join portal_orders on portal_orders.order_no = document.order_no and portal_orders.user_id = users.id
      where users.active and 'customer' = any(roles) and permissions @> ${[needed]}::text[]
        and ${[...kinds]}::text[] && coalesce(choice.kinds, ${[...usualOrderMails.kinds]}::text[])
        and (portal_orders.order_no is not null or coalesce(choice.all_orders, ${usualOrderMails.allOrders}))
      order by document.no, email`.execute(database);
  return rows;
};

import { randomUUID } from 'node:crypto';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { calls } from '@connect/contract/calls';
import { Invitation } from '@connect/contract/users';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { anOrderForm, setInBasket } from '../ordering/testing/order-form.ts';
import { testNow } from './demo-database.ts';
import type { TestPortal } from './test-portal.ts';

/** The newest order and invoice of a company, and a parcel of the supplier's own carrier. */
export const documentsOf = async (database: Database, customerNo: CustomerNo) => {
  const newest = async (table: 'orders' | 'invoices') =>
    database
      .selectFrom(table)
      .select('no')
      .where('customer_no', '=', customerNo)
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const parcel = await database
    .selectFrom('shipments')
    .select(['package_tracking_number', 'order_number'])
    .where('customer_no', '=', customerNo)
    .where('agent_code', '=', 'H&B')
    .where('package_tracking_number', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    order: { id: (await newest('orders')).no },
    invoice: { id: (await newest('invoices')).no },
    parcel: { package_tracking_number: parcel.package_tracking_number ?? '', order_number: parcel.order_number },
    /** As our own calls name it. */
    ownParcel: { trackingNumber: parcel.package_tracking_number ?? '', orderNumber: parcel.order_number },
  };
};

/** A sample order of one of an account manager's customers, or of one who is not theirs. */
export const sampleOf = async (database: Database, email: string, theirs: boolean) => {
  const { no, item_no: sku } = await database
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.document_no', 'orders.no')
    .innerJoin('customers', 'customers.no', 'orders.customer_no')
    .leftJoin('users', 'users.id', 'customers.account_manager_id')
    .select(['orders.no', 'item_no'])
    .where('sample', '=', true)
    .where('type', '!=', ' ')
    .where('email', theirs ? 'is not distinct from' : 'is distinct from', email)
    .orderBy('orders.no')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: { id: no }, sku };
};

/** An import of which one record was refused. */
export const importOf = async (database: Database, state: 'finished' | 'running' = 'finished') => {
  const id = randomUUID();
  const at = new Date('2026-11-20T08:00:00Z');
  await database
    .insertInto('integration_runs')
    .values({
      id,
      kind: 'stock',
      by_name: 'ERP',
      state,
      replaces: false,
      dry: false,
      lines: 3,
      accepted: 2,
      refused: 1,
      started_at: at,
      changed_at: at,
      finished_at: state === 'finished' ? at : null,
    })
    .execute();
  await database
    .insertInto('integration_refusals')
    .values({ run_id: id, line: 2, key: '=GLV', path: 'stock', reason: 'is required', record: '{"sku":"=GLV"}' })
    .execute();
  return { id };
};

/** An account manager who may do nothing yet. */
export const addNewcomer = async (database: Database, email = 'newcomer@connect.example'): Promise<string> => {
  await database
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      first_name: 'New',
      last_name: 'Comer',
      roles: ['account_manager'],
      permissions: [],
      is_super_user: false,
      customer_no: null,
      password_hash: null,
      spend_limit: null,
      last_signed_in_at: null,
    })
    .execute();
  return email;
};

/** A note on a customer, by whoever has the token. */
export const noteOf = async (portal: TestPortal, token: string, no: string): Promise<{ id: string }> => {
  const answer = await portal.call(calls.addNote, { token, params: { no }, body: { text: 'A note to delete' } });
  return { id: v.parse(calls.addNote.answer, await answer.json()).id };
};

const addPasskey = async (database: Database, userId: string, owner: 'user' | 'staff'): Promise<{ id: string }> => {
  const id = randomUUID();
  const key = { credential: id, public_key: '', counter: 0, transports: [] };
  await database
    .insertInto('passkeys')
    .values({ id, user_id: userId, owner, name: 'A key', ...key, created_at: testNow, last_used_at: null })
    .execute();
  return { id };
};
const userIdOf = async (database: Database, email: string): Promise<string> =>
  (await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** A passkey of a member of staff. */
export const staffPasskeyOf = async (database: Database, email: string): Promise<{ id: string }> =>
  addPasskey(database, await userIdOf(database, email), 'staff');

/** A passkey of somebody whose second factor is not on yet, so that they sign in as ever. */
export const passkeyOf = async (database: Database, email: string): Promise<{ id: string }> => {
  const userId = await userIdOf(database, email);
  await database
    .insertInto('second_factors')
    .values({ user_id: userId, secret: 'NONE', enabled_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return addPasskey(database, userId, 'user');
};

/** A favourite list that is shared in the company. */
export const favouriteListOf = async (portal: TestPortal, token: string, name: string): Promise<{ id: string }> => {
  const answer = await portal.call(calls.createFavouriteList, { token, body: { name, shared: true } });
  return { id: v.parse(calls.createFavouriteList.answer, await answer.json()).id };
};

/** Two baskets that wait for a company, as if made of its first orders: to take and to dismiss. */
export const preparedOf = async (database: Database, customerNo: CustomerNo) => {
  const orders = await database
    .selectFrom('orders')
    .select('no')
    .where('customer_no', '=', customerNo)
    .orderBy('no')
    .limit(2)
    .execute();
  const [take, dismiss] = await database
    .insertInto('prepared_baskets')
    .values(
      orders.map(({ no }) => ({
        id: randomUUID(),
        customer_no: customerNo,
        order_no: no,
        made_by: 'Morgan Hale',
        at: new Date('2026-11-20T09:00:00Z'),
        closed_at: null,
      })),
    )
    .returning('id')
    .execute();
  return { take: { id: take?.id ?? '' }, dismiss: { id: dismiss?.id ?? '' } };
};

/** A user and an open invitation of a company, beside its first user. */
export const peopleOf = async (database: Database, portal: TestPortal, customerNo: CustomerNo, token: string) => {
  const [user] = await database
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: `${customerNo.toLowerCase()}@second.example`,
      first_name: 'Second',
      last_name: 'User',
      roles: ['customer'],
      permissions: [],
      is_super_user: false,
      customer_no: customerNo,
      password_hash: null,
      spend_limit: null,
      last_signed_in_at: null,
    })
    .returning('id')
    .execute();
  const body = { email: 'invited@second.example', permissions: [], spendLimit: null };
  const invitation = await portal.call(calls.invite, { token, body });
  const { id } = v.parse(Invitation, await invitation.json());
  return { user: { id: user?.id ?? '' }, invitation: { id } };
};

/** The body of an order that was placed: sent again, it is answered alike. */
export const placedFormOf = async (portal: TestPortal, token: string) => {
  await setInBasket(portal, token, 120);
  const body = await anOrderForm(portal, token);
  await portal.call(calls.placeOrder, { token, body });
  return body;
};

/** A session beside the one that asks. */
export const anotherSession = async (portal: TestPortal, email: string, token: string) => {
  await portal.tokenFor(email);
  const answer = await portal.call(calls.sessions, { token });
  const { data: sessions } = v.parse(calls.sessions.answer, await answer.json());
  return { id: sessions.find(({ current }) => !current)?.id ?? '' };
};

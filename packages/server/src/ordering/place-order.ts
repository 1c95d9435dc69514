import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import { isSame } from '@connect/core/domain/money/money';
import {
  earliestDay,
  leftBehind,
  referenceProblem,
  waitsFor,
  type OrderForm,
  type PlacedOrder,
} from '@connect/core/domain/ordering/placement';
import { hasOrderable, type Basket, type BasketLine } from '@connect/core/domain/ordering/basket';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { shipToOfAddress } from '@connect/core/domain/samples/sample-entry';
import type { Selectable, Transaction } from 'kysely';
import { dayOf, type Day } from '../calendar.ts';
import type { Database } from '../database/open.ts';
import type { CustomersTable, Tables } from '../database/tables.ts';
import { insertOrder } from '../documents/insert-order.ts';
import {
  accountBlocked,
  basketChanged,
  dayTooEarly,
  nothingToOrder,
  orderDiscarded,
  referenceForm,
  referenceOfSample,
  referenceRequired,
  unknownAddress,
  type Refusal,
} from '../refusal.ts';
import { queueMail } from '../outbox/mail-queue.ts';
import { hasOtherAdministrator } from '../users/administrators.ts';
import type { BasketRepository } from './basket.ts';
import { spendLimitOf, type Buyer } from './checkout.ts';
import { availableCreditOf, lockCustomer, useCredit } from './credit.ts';
import { shipToAddresses } from './ship-to.ts';
import { takeStock } from './stock.ts';

type Customer = Selectable<CustomersTable>;

/** Orders what is in a user's basket. A form sent twice, at once even, makes one order and is answered alike. */
export type PlaceOrder = (buyer: Buyer, form: OrderForm) => Promise<Result<PlacedOrder, Refusal>>;

/** Why the reference is refused, by the company's rule. */
const referenceRefusal = (customer: Customer, reference: string): Refusal | null => {
  const { reference_required: required, reference_mask: mask } = customer;
  switch (referenceProblem({ required, mask }, reference)) {
    case 'required':
      return referenceRequired;
    case 'mask':
      return referenceForm(mask ?? '');
    case 'sample':
      return referenceOfSample;
    case null:
      return null;
  }
};

const formRefusal = (
  form: OrderForm,
  { customer, basket, today }: { customer: Customer; basket: Basket; today: Day },
): Refusal | null => {
  if (basket.version !== form.basketVersion || !isSame(basket.totalIncVat, form.totalIncVat)) return basketChanged;
  if (!hasOrderable(basket.lines)) return nothingToOrder;
  if (customer.is_blocked) return accountBlocked;
  const earliest = earliestDay(today);
  if (form.requestedOn !== null && form.requestedOn < earliest) return dayTooEarly(earliest);
  return referenceRefusal(customer, form.reference);
};

const toLine = ({ item, quantity, unitPrice }: BasketLine) => ({
  item_no: item.sku,
  description: item.title,
  quantity,
  unit_price: unitPrice.minor,
  thumbnail: item.thumbnail,
  slug: item.slug,
});

interface NewOrder {
  readonly buyer: Buyer;
  readonly form: OrderForm;
  readonly customer: Customer;
  readonly basket: Basket;
  readonly lines: readonly BasketLine[];
  readonly address: ShipToAddress;
  readonly at: Date;
}

const write = async (trx: Transaction<Tables>, order: NewOrder): Promise<PlacedOrder> => {
  const { buyer, form, customer, basket, lines, at } = order;
  const waits = waitsFor({
    totalIncVat: basket.totalIncVat,
    availableCredit: availableCreditOf(customer),
    spendLimit: await spendLimitOf(trx, buyer.id, customer),
  });
  const otherAdministrator = await hasOtherAdministrator(trx, buyer);
  const left = leftBehind(basket.lines);
  const taken = await takeStock(
    trx,
    lines.map(({ item, quantity }) => ({ sku: item.sku, quantity })),
  );
  const shipTo = shipToOfAddress(order.address);
  const no = await insertOrder(
    trx,
    {
      customer_no: customer.no,
      external_reference: form.reference.trim() || null,
      progress: waits.length > 0 ? 'Awaiting Approval' : 'New',
      document_date: dayOf(at),
      total_amount: basket.totalExVat.minor,
      total_amount_inc_vat: basket.totalIncVat.minor,
      sample: false,
      sr_no: null,
      connect_user_email: buyer.email,
      ship_to_name: shipTo.name,
      ship_to_address: shipTo.address,
      ship_to_address_2: shipTo.address2,
      ship_to_post_code: shipTo.postCode,
    },
    lines.map(toLine),
  );
  await trx
    .insertInto('portal_orders')
    .values({
      order_no: no,
      key: form.key,
      user_id: buyer.id,
      placed_by: `${buyer.first_name} ${buyer.last_name}`,
      placed_at: at,
      requested_on: form.requestedOn,
      notes: form.notes.trim(),
      storefront: form.storefront,
      waited_for: [...waits],
      waits_for: [...waits],
      had_administrator: otherAdministrator,
      taken,
      left_behind: JSON.stringify(left),
    })
    .execute();
  if (waits.length === 0) await useCredit(trx, customer.no, basket.totalIncVat);
  await queueMail(trx, { kind: 'order-placed', payload: { orderNo: no } });
  for (const reason of waits) await queueMail(trx, { kind: 'order-waits', payload: { orderNo: no, reason } });
  return { no, waitsFor: waits, otherAdministrator, left };
};

/** The order that was placed under a key, as it was answered then. */
const madeUnder = async (trx: Transaction<Tables>, buyer: Buyer, key: string): Promise<PlacedOrder | null> => {
  const made = await trx
    .selectFrom('portal_orders')
    .select(['order_no', 'waited_for', 'had_administrator', 'left_behind'])
    .where('user_id', '=', buyer.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!made) return null;
  const { order_no: no, waited_for: waits, had_administrator: otherAdministrator, left_behind: left } = made;
  return { no, waitsFor: waits, otherAdministrator, left };
};

/** Gives up an order that may be on its way: its key places nothing any more. Answers it if it was placed before. */
export const makeDiscardOrder =
  ({ database, now }: { database: Database; now: () => Date }) =>
  (buyer: Buyer, key: string): Promise<PlacedOrder | null> =>
    database.transaction().execute(async (trx) => {
      // One that is just being placed is waited for.
      await lockCustomer(trx, buyer.customer_no);
      const made = await madeUnder(trx, buyer, key);
      if (made) return made;
      await trx
        .insertInto('discarded_orders')
        .values({ user_id: buyer.id, key, at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    });

const isDiscarded = async (trx: Transaction<Tables>, buyer: Buyer, key: string): Promise<boolean> => {
  const keys = trx.selectFrom('discarded_orders').select('key').where('user_id', '=', buyer.id);
  return (await keys.where('key', '=', key).executeTakeFirst()) !== undefined;
};

export const makePlaceOrder =
  ({ database, baskets, now }: { database: Database; baskets: BasketRepository; now: () => Date }): PlaceOrder =>
  (buyer, form) =>
    database.transaction().execute(async (trx) => {
      // Before anything is looked at: of two orders of one company the second sees what the first left of basket and credit.
      const customer = await lockCustomer(trx, buyer.customer_no);
      const made = await madeUnder(trx, buyer, form.key);
      if (made) return ok(made);
      if (await isDiscarded(trx, buyer, form.key)) return refused(orderDiscarded);
      await baskets.lock(trx, buyer.id);
      const basket = await baskets.load(buyer, trx);
      const at = now();
      const refusal = formRefusal(form, { customer, basket, today: dayOf(at) });
      if (refusal) return refused(refusal);
      const address = (await shipToAddresses(trx, customer)).find(({ id }) => id === form.addressId.toLowerCase());
      if (!address) return refused(unknownAddress);
      const lines = basket.lines.filter(({ problem }) => problem === null);
      const placed = await write(trx, { buyer, form, customer, basket, lines, address, at });
      await baskets.clear(
        trx,
        buyer.id,
        lines.map(({ item }) => item.sku),
      );
      return ok(placed);
    });

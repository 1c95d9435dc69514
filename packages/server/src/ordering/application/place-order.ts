import type { Basket, BasketLine } from '@connect/core/domain/ordering/basket';
import {
  decidePlacing,
  type Placed,
  type PlacingRefusal,
  type PlacingState,
} from '@connect/core/domain/ordering/decide-order';
import { earliestDay, type OrderForm, type PlacedOrder } from '@connect/core/domain/ordering/placement';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { shipToOfAddress } from '@connect/core/domain/samples/sample-entry';
import type { Selectable, Transaction } from 'kysely';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { CustomersTable, Tables } from '../../database/tables.ts';
import { insertOrder } from '../../documents/database/insert-order.ts';
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
} from '../../refusal.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import { hasOtherAdministrator } from '../../users/database/administrators.ts';
import type { BasketRepository } from './basket.ts';
import { spendLimitOf, type Buyer } from './checkout.ts';
import { availableCreditOf, lockCustomer, reserveCredit } from '../database/credit.ts';
import { shipToAddresses } from '../database/ship-to.ts';
import { takeStock } from '../database/stock.ts';

type Customer = Selectable<CustomersTable>;

/** Orders what is in a user's basket. A form sent twice, at once even, makes one order and is answered alike. */
export type PlaceOrder = (buyer: Buyer, form: OrderForm) => Promise<Result<PlacedOrder, Refusal>>;

/** A refusal as it is answered. */
const refusalOf = (why: PlacingRefusal, { earliest, referenceRule }: PlacingState): Refusal => {
  switch (why) {
    case 'discarded':
      return orderDiscarded;
    case 'basket-changed':
      return basketChanged;
    case 'nothing-to-order':
      return nothingToOrder;
    case 'account-blocked':
      return accountBlocked;
    case 'day-too-early':
      return dayTooEarly(earliest);
    case 'reference-required':
      return referenceRequired;
    case 'reference-mask':
      return referenceForm(referenceRule.mask ?? '');
    case 'reference-sample':
      return referenceOfSample;
    case 'unknown-address':
      return unknownAddress;
  }
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
  readonly decided: Placed;
  readonly at: Date;
}

const write = async (trx: Transaction<Tables>, order: NewOrder): Promise<PlacedOrder> => {
  const { buyer, form, customer, basket, decided, at } = order;
  const { lines, left, waitsFor: waits } = decided;
  const otherAdministrator = await hasOtherAdministrator(trx, buyer);
  const taken = await takeStock(
    trx,
    lines.map(({ item, quantity }) => ({ sku: item.sku, quantity })),
  );
  const shipTo = shipToOfAddress(decided.address);
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
  if (decided.credit?.kind === 'reserved') await reserveCredit(trx, customer.no, basket.totalIncVat);
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
      await baskets.lock(trx, buyer.id);
      const basket = await baskets.load(buyer, trx);
      const at = now();
      const state: PlacingState = {
        isDiscarded: await isDiscarded(trx, buyer, form.key),
        basket,
        isBlocked: customer.is_blocked,
        earliest: earliestDay(dayOf(at)),
        referenceRule: { required: customer.reference_required, mask: customer.reference_mask },
        addresses: await shipToAddresses(trx, customer),
        availableCredit: availableCreditOf(customer),
        spendLimit: await spendLimitOf(trx, buyer.id, customer),
      };
      const decided = decidePlacing(state, form);
      if (!decided.ok) return refused(refusalOf(decided.refusal, state));
      const placed = await write(trx, { buyer, form, customer, basket, decided: decided.value, at });
      await baskets.clear(
        trx,
        buyer.id,
        decided.value.lines.map(({ item }) => item.sku),
      );
      return ok(placed);
    });

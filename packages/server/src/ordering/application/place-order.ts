import type { EventData } from '@connect/contract/integration/events';
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
import { dayOf } from '../../calendar.ts';
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
import type { UnitOfWork } from '../../unit-of-work.ts';
import { clearBasket, loadBasket } from './baskets.ts';
import type { Buyer } from './checkout.ts';
import type { OrderingRepositories } from './repositories.ts';
import { shipToAddresses } from '../domain/ship-to.ts';
import { takeStock } from './stock.ts';

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
  sku: item.sku,
  title: item.title,
  quantity,
  unitPrice,
  thumbnail: item.thumbnail,
  slug: item.slug,
});

/** An order on its way takes its total of the company's credit. */
export const reserveCredit = async (
  { companies, addEvents }: Pick<OrderingRepositories, 'companies' | 'addEvents'>,
  { at, ...data }: EventData<'credit.reserved'> & { readonly at: Date },
): Promise<void> => {
  await companies.reserveCredit(data.customerNo, data.amount);
  await addEvents([{ kind: 'credit.reserved', at, data }]);
};

interface NewOrder {
  readonly buyer: Buyer;
  readonly form: OrderForm;
  readonly basket: Basket;
  readonly decided: Placed;
  readonly at: Date;
}

const write = async (
  { companies, stock, newOrders, placed, queueMail, addEvents }: OrderingRepositories,
  { buyer, form, basket, decided, at }: NewOrder,
): Promise<PlacedOrder> => {
  const { lines, left, waitsFor: waits } = decided;
  const otherAdministrator = await companies.hasOtherAdministrator(buyer, basket.totalIncVat);
  const taken = await takeStock(
    stock,
    lines.map(({ item, quantity }) => ({ sku: item.sku, quantity })),
  );
  const date = dayOf(at);
  const reference = form.reference.trim() || null;
  const placedBy = `${buyer.firstName} ${buyer.lastName}`;
  const no = await newOrders.add(
    {
      customerNo: buyer.customerNo,
      reference,
      waits: waits.length > 0,
      day: date,
      totals: { exVat: basket.totalExVat, incVat: basket.totalIncVat },
      sampleRequest: null,
      email: buyer.email,
      shipTo: shipToOfAddress(decided.address),
    },
    lines.map(toLine),
  );
  await placed.add({
    orderNo: no,
    idempotencyKey: form.idempotencyKey,
    userId: buyer.id,
    placedBy,
    at,
    requestedOn: form.requestedOn,
    notes: form.notes.trim(),
    storefront: form.storefront,
    waitsFor: waits,
    otherAdministrator,
    taken,
    left,
  });
  const { customerNo } = buyer;
  const { id: _, ...shipTo } = decided.address;
  const { totalExVat, totalIncVat } = basket;
  const data = {
    orderNo: no,
    customerNo,
    reference,
    placedBy: { name: placedBy, email: buyer.email },
    date,
    requestedOn: form.requestedOn,
    notes: form.notes.trim(),
    waitsFor: [...waits],
    shipTo,
    lines: lines.map(({ item: { sku, title }, quantity, unitPrice }) => ({ sku, title, quantity, unitPrice })),
    totalExVat,
    totalIncVat,
  };
  await addEvents([{ kind: 'order.placed', at, data }]);
  if (decided.credit?.kind === 'reserved')
    await reserveCredit({ companies, addEvents }, { orderNo: no, customerNo, amount: totalIncVat, at });
  await queueMail({ kind: 'order-placed', payload: { orderNo: no } });
  for (const reason of waits) await queueMail({ kind: 'order-waits', payload: { orderNo: no, reason } });
  return { no, waitsFor: waits, otherAdministrator, left };
};

/** Gives up an order that may be on its way: its key places nothing any more. Answers it if it was placed before. */
export const makeDiscardOrder =
  ({ inTransaction }: UnitOfWork<OrderingRepositories>, now: () => Date) =>
  (buyer: Buyer, idempotencyKey: string): Promise<PlacedOrder | null> =>
    inTransaction(async ({ companies, placed }) => {
      // One that is just being placed is waited for.
      await companies.hold(buyer.customerNo);
      const made = await placed.madeUnder(buyer.id, idempotencyKey);
      if (!made) await placed.discard(buyer.id, idempotencyKey, now());
      return made;
    });

export const makePlaceOrder =
  ({ inTransaction }: UnitOfWork<OrderingRepositories>, now: () => Date): PlaceOrder =>
  (buyer, form) =>
    inTransaction(async (repositories) => {
      const { companies, baskets, placed } = repositories;
      // Before anything is looked at: of two orders of one company the second sees what the first left of basket and credit.
      const company = await companies.hold(buyer.customerNo);
      const made = await placed.madeUnder(buyer.id, form.idempotencyKey);
      if (made) return ok(made);
      await baskets.hold(buyer.id);
      const basket = await loadBasket(repositories, buyer);
      const at = now();
      const state: PlacingState = {
        isDiscarded: await placed.isDiscarded(buyer.id, form.idempotencyKey),
        basket,
        isBlocked: company.isBlocked,
        earliest: earliestDay(dayOf(at)),
        referenceRule: company.referenceRule,
        addresses: shipToAddresses(await companies.addresses(company.no)),
        availableCredit: company.availableCredit,
        spendLimit: await companies.spendLimit(buyer.id),
      };
      const decided = decidePlacing(state, form);
      if (!decided.ok) return refused(refusalOf(decided.refusal, state));
      const order = await write(repositories, { buyer, form, basket, decided: decided.value, at });
      await clearBasket(
        repositories,
        buyer.id,
        decided.value.lines.map(({ item }) => item.sku),
      );
      return ok(order);
    });

import type * as basketCalls from '@connect/contract/basket';
import type * as checkoutCalls from '@connect/contract/checkout';
import type * as favouriteCalls from '@connect/contract/favourite-lists';
import type * as itemCalls from '@connect/contract/items';
import type * as watchCalls from '@connect/contract/watchlist';
import { priceInMinor } from '@connect/core/domain/money/price';
import type { Basket, EditedBasket, PreparedBasket } from '@connect/core/domain/ordering/basket';
import type { FavouriteLine, FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import type { Item } from '@connect/core/domain/ordering/item';
import type { Approval, Checkout, PlacedOrder } from '@connect/core/domain/ordering/placement';
import type { WatchedItem } from '@connect/core/domain/ordering/watch';
import type { InferOutput } from 'valibot';
import { toLeftLine } from './left-line-of-wire.ts';

/** The wire has amounts in major units, ordering reckons in minor ones. */
const minor = (amount: number): number => Math.round(amount * 100);
const priceOrNull = (price: number | null): number | null => (price === null ? null : priceInMinor(price));
const minorOrNull = (amount: number | null): number | null => (amount === null ? null : minor(amount));
export const majorOf = (amount: number): number => amount / 100;

export const toItem = (wire: itemCalls.Item): Item => ({
  sku: wire.sku,
  productSku: wire.product_sku,
  title: wire.title,
  ...(wire.titles && { titles: wire.titles }),
  brand: wire.brand,
  thumbnail: wire.thumbnail,
  slug: wire.slug,
  packSize: wire.pack_size,
  minimum: wire.minimum,
  stock: wire.stock,
  restockedOn: wire.restocked_on,
  leadDays: wire.lead_days,
  discontinued: wire.discontinued,
  replacedBy: wire.replaced_by,
  prices: wire.prices.map((price) => ({ from: price.from_quantity, price: priceInMinor(price.unit_price) })),
});

export const toBasket = (wire: basketCalls.Basket): Basket => ({
  version: wire.version,
  currencyCode: wire.currency_code,
  lines: wire.lines.map((line) => ({
    item: toItem(line.item),
    quantity: line.quantity,
    unitPrice: priceInMinor(line.unit_price),
    amount: minor(line.amount),
    problem: line.problem,
  })),
  total: minor(wire.total_amount),
  totalIncVat: minor(wire.total_amount_inc_vat),
  notices: wire.notices.map(({ sku, title, change, before, now }) => {
    const isPrice = change === 'price-rose' || change === 'price-fell';
    return isPrice
      ? { sku, title, change, before: priceOrNull(before), now: priceOrNull(now) }
      : { sku, title, change, before, now };
  }),
});

export const toEditedBasket = ({
  basket,
  ...rest
}: InferOutput<typeof basketCalls.editBasket.answer>): EditedBasket => ({ ...rest, basket: toBasket(basket) });

export const toPreparedBasket = (wire: basketCalls.PreparedBasket): PreparedBasket => ({
  id: wire.id,
  madeBy: wire.made_by,
  fromOrder: wire.from_order,
  at: wire.at,
  lines: wire.lines,
});

export const toCheckout = (wire: checkoutCalls.Checkout): Checkout => ({
  addresses: wire.addresses.map(({ address_2: address2, post_code: postCode, ...rest }) => ({
    ...rest,
    address2,
    postCode,
  })),
  referenceRule: wire.reference_rule,
  availableCredit: minorOrNull(wire.available_credit),
  spendLimit: minorOrNull(wire.spend_limit),
  wouldWait: wire.would_wait,
  otherAdministrator: wire.other_administrator,
  earliest: wire.earliest,
});

export const toPlacedOrder = (wire: checkoutCalls.Placed): PlacedOrder => ({
  no: wire.no,
  waitsFor: wire.waits_for,
  otherAdministrator: wire.other_administrator,
  left: wire.left_behind.map(toLeftLine),
});

export const toApproval = (wire: checkoutCalls.Approval): Approval => ({
  orderNo: wire.order_no,
  customerNo: wire.customer_no,
  customerName: wire.customer_name,
  reference: wire.reference,
  placedBy: wire.placed_by,
  placedByEmail: wire.placed_by_email,
  placedAt: wire.placed_at,
  totalIncVat: minor(wire.total_amount_inc_vat),
  currencyCode: wire.currency_code,
  lines: wire.lines,
  waitsFor: wire.waits_for,
  mayDecide: wire.may_decide,
  decidedBy: wire.decided_by,
});

export const toFavouriteList = (wire: favouriteCalls.FavouriteList): FavouriteList => ({
  id: wire.id,
  name: wire.name,
  shared: wire.shared,
  isYours: wire.is_yours,
  owner: wire.owner,
  size: wire.size,
  changedAt: wire.changed_at,
});

export const toOpenedList = (
  wire: favouriteCalls.FavouriteLines,
): { list: FavouriteList; lines: readonly FavouriteLine[] } => ({
  list: toFavouriteList(wire.list),
  lines: wire.lines.map(({ item, quantity }) => ({ item: toItem(item), quantity })),
});

export const toWatchedItem = (wire: watchCalls.WatchedItem): WatchedItem => ({
  item: toItem(wire.item),
  since: wire.since,
  priceThen: priceInMinor(wire.price_then),
  news: wire.news && {
    kind: wire.news.kind,
    at: wire.news.at,
    before: priceOrNull(wire.news.before),
    now: priceOrNull(wire.news.now),
    isNew: wire.news.is_new,
  },
});

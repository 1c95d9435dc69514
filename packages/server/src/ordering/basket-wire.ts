import type { Basket as WireBasket } from '@connect/contract/basket';
import type { Basket, BasketNotice } from '@connect/core/domain/ordering/basket';
import { priceInMajor } from '@connect/core/domain/money/price';
import { toMajor } from '../money.ts';
import { toWireItem } from './item-repository.ts';

const noticeToWire = (notice: BasketNotice): WireBasket['notices'][number] => {
  const isPrice = notice.change === 'price-rose' || notice.change === 'price-fell';
  const major = (amount: number | null): number | null => (amount === null ? null : priceInMajor(amount));
  return isPrice ? { ...notice, before: major(notice.before), now: major(notice.now) } : notice;
};

/** A basket as the wire has it, with amounts in major units. */
export const toWireBasket = (basket: Basket): WireBasket => ({
  version: basket.version,
  currency_code: basket.currencyCode,
  lines: basket.lines.map(({ item, quantity, unitPrice, amount, problem }) => ({
    item: toWireItem(item),
    quantity,
    unit_price: priceInMajor(unitPrice),
    amount: toMajor(amount),
    problem,
  })),
  total_amount: toMajor(basket.total),
  total_amount_inc_vat: toMajor(basket.totalIncVat),
  notices: basket.notices.map(noticeToWire),
});

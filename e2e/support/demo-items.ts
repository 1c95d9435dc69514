import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** What the API says of an item. */
export interface ApiItem {
  readonly sku: string;
  readonly packSize: number;
  readonly minimum: number;
  readonly stock: number;
  readonly discontinued: boolean;
  readonly replacedBy: string | null;
}

/** Gloves and boots of the demo, as the caller can order them. */
export const apiItems = async (api: APIRequestContext): Promise<readonly ApiItem[]> => {
  const numbers = Array.from({ length: 125 }, (_, turn) => 1003 + turn * 7);
  const skus = numbers.flatMap((n) => [`GLV-${n}-S`, `GLV-${n}-M`, `BOT-${n}-40`, `BOT-${n}-41`]);
  const answer = await api.post('/api/v3/items/look-up', { data: { skus } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = await answer.json();
  return data.flatMap(({ item }: { item: ApiItem | null }) => (item ? [item] : []));
};

/** The smallest quantity that can be ordered. */
export const least = ({ packSize: pack, minimum }: ApiItem): number => Math.ceil(minimum / pack) * pack;
/** What the demo must have. */
export const must = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The demo has no such item');
  return value;
};
/** Items with each kind of trouble, and many without any. */
export const kindsOf = (items: readonly ApiItem[]) => {
  const made = items.filter(({ discontinued }) => !discontinued);
  const good = made.filter((item) => item.stock >= 4 * least(item));
  return {
    good,
    packed: must(good.find((item) => item.packSize > 1 && least(item) === item.packSize)),
    low: must(good.find((item) => item.minimum > item.packSize)),
    short: must(made.find((item) => item.stock < least(item))),
    gone: must(items.find((item) => item.discontinued && item.replacedBy !== null)),
  };
};

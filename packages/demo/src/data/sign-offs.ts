import { storefronts } from '@connect/core/domain/access/storefront';
import { notSignedOff } from '@connect/core/domain/products/sign-off';
import type { Day } from '@connect/core/domain/calendar/day';
import { demoUsers } from '../accounts.ts';
import type { Product } from './catalogue.ts';
import type { Random } from './random.ts';
import { userOf, type UserRow } from './users.ts';

export interface RegionalProduct {
  readonly region: string;
  readonly sku_id: string;
  /** Unix seconds. */
  readonly signed_off_at: number;
  readonly second_signed_off_at: number;
}

/** Seven products of ten are signed off, most of those a second time. */
const times = (random: Random, today: Day): Pick<RegionalProduct, 'signed_off_at' | 'second_signed_off_at'> => {
  if (!random.chance(0.7)) return { signed_off_at: notSignedOff, second_signed_off_at: notSignedOff };
  const first = new Date(`${today}T12:00:00Z`).getTime() / 1000 - random.whole(20, 400) * 86_400;
  return { signed_off_at: first, second_signed_off_at: random.chance(0.8) ? first + 3 * 86_400 : notSignedOff };
};

/** The range on every storefront. */
export const makeRegionalProducts = (random: Random, today: Day, catalogue: readonly Product[]): RegionalProduct[] =>
  storefronts.flatMap(({ indexSuffix }) =>
    catalogue.map(({ sku }) => ({ region: indexSuffix, sku_id: sku, ...times(random, today) })),
  );

/** Who signed off what there is, the oldest first: Brook the products of Brook's categories, Sasha all others and every second time. */
export const makeSignOffs = (
  products: readonly RegionalProduct[],
  catalogue: readonly Product[],
  users: readonly UserRow[],
) => {
  const person = (email: string) => {
    const user = userOf(users, email);
    return { user_id: user.id, by_name: `${user.first_name} ${user.last_name}` };
  };
  const [brook, sasha] = [person('brook@connect.example'), person('sasha@connect.example')];
  const categories = new Set(demoUsers.flatMap((user) => user.categories ?? []));
  const brooks = new Set(catalogue.filter(({ family }) => categories.has(family.classification)).map(({ sku }) => sku));
  return products
    .flatMap(({ region, sku_id, signed_off_at: first, second_signed_off_at: second }) => {
      const entry = { region, sku_id, undo: false };
      return [
        { ...entry, ...(brooks.has(sku_id) ? brook : sasha), level: 'first' as const, time: first },
        { ...entry, ...sasha, level: 'second' as const, time: second },
      ];
    })
    .filter(({ time }) => time !== notSignedOff)
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, ...entry }) => ({ ...entry, at: new Date(time * 1000) }));
};

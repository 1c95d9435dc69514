import { notSignedOff } from '@connect/core/domain/products/sign-off';
import type { Day } from '@connect/core/domain/calendar/day';
import { storefronts } from '@connect/core/domain/access/storefront';
import { demoUsers } from '../accounts.ts';
import type { Product } from './catalogue.ts';
import type { PersonOf } from './people.ts';
import type { Random } from './random.ts';

/** When a product of a region was signed off, in Unix seconds. */
export interface SignedOff {
  readonly region: string;
  readonly product: Product;
  readonly first: number;
  readonly second: number;
}

/** Seven products of ten are signed off, most of those a second time. */
const times = (random: Random, today: Day): Pick<SignedOff, 'first' | 'second'> => {
  if (!random.chance(0.7)) return { first: notSignedOff, second: notSignedOff };
  const first = new Date(`${today}T12:00:00Z`).getTime() / 1000 - random.whole(20, 400) * 86_400;
  return { first, second: random.chance(0.8) ? first + 3 * 86_400 : notSignedOff };
};

/** The range on every storefront. */
export const makeSignedOff = (random: Random, today: Day, catalogue: readonly Product[]): SignedOff[] =>
  storefronts.flatMap(({ indexSuffix: region }) =>
    catalogue.map((product) => ({ region, product, ...times(random, today) })),
  );

/** Who signed off what there is, the oldest first: Brook the products of Brook's categories, Sasha all others and every second time. */
export const makeSignOffs = (products: readonly SignedOff[], personOf: PersonOf) => {
  const by = (email: string) => {
    const { id, name } = personOf(email);
    return { user_id: id, by_name: name };
  };
  const [brook, sasha] = [by('brook@connect.example'), by('sasha@connect.example')];
  const brooks = new Set(demoUsers.flatMap((user) => user.categories ?? []));
  return products
    .flatMap(({ region, product, first, second }) => {
      const entry = { region, sku_id: product.sku, undo: false };
      const isBrooks = brooks.has(product.family.classification);
      return [
        { ...entry, ...(isBrooks ? brook : sasha), level: 'first' as const, time: first },
        { ...entry, ...sasha, level: 'second' as const, time: second },
      ];
    })
    .filter(({ time }) => time !== notSignedOff)
    .toSorted((a, b) => a.time - b.time)
    .map(({ time, ...entry }) => ({ ...entry, at: new Date(time * 1000) }));
};

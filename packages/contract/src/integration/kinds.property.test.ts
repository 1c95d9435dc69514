import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { keyFrom, keyOf, schemas } from './kinds.ts';
import * as v from 'valibot';

const part = fc.string({ unit: fc.constantFrom('A', '|'), minLength: 1, maxLength: 3 });
const price = fc
  .record({ priceList: part, product: part, validFrom: fc.constantFrom(undefined, '2026-01-01') })
  .map((columns) =>
    v.safeParse(schemas.prices, { ...columns, breaks: [{ from: 1, price: { minor: 1, currency: 'GBP' } }] }),
  )
  .filter(({ success }) => success)
  .map(({ output }) => output as v.InferOutput<typeof schemas.prices>);

test.prop([fc.array(price, { minLength: 20 })])('prices have one key each, and are found by it', (prices) => {
  const parts = prices.map(({ priceList, product, validFrom }) => JSON.stringify([priceList, product, validFrom]));
  const keys = prices.map((each) => keyOf('prices', each));
  expect(new Set(keys).size).toBe(new Set(parts).size);
  expect(keys.map((key) => keyFrom('prices', key))).toEqual(keys);
});

import { fc, test } from '@fast-check/vitest';
import { money } from '@connect/core/domain/money/money';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import * as v from 'valibot';
import { expect } from 'vitest';
import { Money, UnitPrice } from './money.ts';

const currencies = fc.constantFrom('', 'GBP', 'USD', 'PLN');
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.prop([fc.maxSafeInteger(), currencies])('an amount comes off the wire as it went on it', (minor, currency) => {
  expect(v.parse(Money, sent(money(minor, currency)))).toEqual(money(minor, currency));
});

test.prop([fc.double({ noNaN: true, noDefaultInfinity: true }), currencies])(
  'a price does too, with all its decimals',
  (minor, currency) => {
    expect(v.parse(UnitPrice, sent(unitPrice(minor, currency)))).toEqual(unitPrice(minor, currency));
  },
);

test.prop([fc.oneof(fc.double({ noInteger: true }), fc.string(), fc.constant(null))])(
  'parts of a minor unit, or what is no number, are no amount',
  (minor) => {
    expect(v.is(Money, { minor, currency: 'GBP' })).toBe(false);
  },
);

test.prop([fc.string().filter((text) => !/^([A-Z]{3})?$/.test(text))])(
  'nor is one in what is no currency',
  (currency) => {
    expect(v.is(Money, { minor: 1, currency })).toBe(false);
    expect(v.is(UnitPrice, { minor: 1, currency })).toBe(false);
  },
);

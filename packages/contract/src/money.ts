import { money, type Money as CoreMoney } from '@connect/core/domain/money/money';
import { unitPrice, type UnitPrice as CorePrice } from '@connect/core/domain/money/unit-price';
import * as v from 'valibot';
import { asSent, type SchemaOf } from './values.ts';

/** A code that ISO 4217 has, or none where it is the account's own. */
const Currency = v.pipe(
  v.string(),
  v.regex(/^([A-Z]{3})?$/, ({ input }) => `is “${input.slice(0, 20)}”, which is no currency such as EUR`),
);

/** An amount as our own calls have it: whole minor units and their currency, such as `{ "minor": 128440, "currency": "GBP" }`. */
export const Money: SchemaOf<CoreMoney> = asSent(
  v.pipe(
    v.object({
      minor: v.pipe(
        v.number(),
        v.safeInteger(({ input }) =>
          Number.isInteger(input) ? 'is too large an amount' : 'must be whole minor units',
        ),
      ),
      currency: Currency,
    }),
    v.transform(({ minor, currency }) => money(minor, currency)),
  ),
);

/** The price of one, which may have parts of a minor unit. */
export const UnitPrice: SchemaOf<CorePrice> = asSent(
  v.pipe(
    v.object({ minor: v.pipe(v.number(), v.finite()), currency: Currency }),
    v.transform(({ minor, currency }) => unitPrice(minor, currency)),
  ),
);

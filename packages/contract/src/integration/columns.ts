import { isDay, type Day } from '@connect/core/domain/calendar/day';
import { canonicalNumber, maxNumberLength, numberPattern } from '@connect/core/domain/documents/number';
import { isLineQuantity, maxLineQuantity } from '@connect/core/domain/documents/line-quantity';
import { maxEmail, maxPersonName } from '@connect/core/domain/access/user';
import { isSeen, seenSign } from '@connect/core/domain/seen';
import * as v from 'valibot';
import { badLinks } from '@connect/core/domain/help/markdown';
import { Money, UnitPrice } from '../money.ts';
import { region } from '../region.ts';
import { withJsonSchema } from '../with-json-schema.ts';
import { isCurrency } from './currencies.ts';

/** The columns that the records of several kinds have. Each column says by `v.description` what it is, for the document about them. */

/** Half of a sign, as a text may have that was cut in two, is none. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** The largest amount, in minor units: hundreds of them together are still exact (ADR 41). */
const maxAmount = 10_000_000_000_000;
/** The largest whole number that there is room for. */
export const maxWhole = 2_147_483_647;

/** One line of text, blanks at its ends cut off; empty where it is left out. */
export const text = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(longest, `is longer than ${longest} characters`),
    v.regex(oneLine, 'has characters that are not text'),
  );
/** The same; what nobody sees is nothing. */
export const seenText = (longest: number) =>
  v.pipe(
    text(longest),
    v.transform((written) => (isSeen(written) ? written : '')),
  );
/** The same, or nothing. */
export const optionalText = (longest: number) => v.optional(seenText(longest), '');
/** Something can be read in a text. */
export const isNotBlank = withJsonSchema(v.regex<string, string>(seenSign, 'is required'), {
  minLength: 1,
  allOf: [{ pattern: seenSign.source }],
});
export const requiredText = (longest: number) => v.pipe(text(longest), isNotBlank);
export const nullableText = (longest: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        seenText(longest),
        v.transform((written) => written || null),
      ),
    ),
    null,
  );

/** The supplier's own number of something, such as `SO-204918` or `RE 2026/42`; small letters are taken for capital ones. */
export const number = v.pipe(
  v.string('must be text'),
  v.transform(canonicalNumber),
  withJsonSchema(
    v.regex(
      numberPattern,
      `is not a number: letters, digits, single blanks and _ . / - # + & ( ) : , within, ${maxNumberLength} at most`,
    ),
    { maxLength: maxNumberLength },
  ),
);

export const email = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(maxEmail, 'is too long'),
  v.regex(oneLine, 'is not an email address'),
  v.email('is not an email address'),
);

export const personName = requiredText(maxPersonName);

export const day = v.pipe(
  v.string('must be a date in the form YYYY-MM-DD'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date in the form YYYY-MM-DD'),
  v.guard(isDay, 'is not a day of the calendar'),
);
/** The first and the last day that something can have happened, or be meant to. */
const [firstDay, lastDay] = ['1990-01-01', '2100-12-31'];

/** A day of a document, or of what is to come. */
export const nearDay = v.pipe(
  day,
  withJsonSchema(
    v.check<Day, string>((text) => text >= firstDay && text <= lastDay, `is not between ${firstDay} and ${lastDay}`),
    { pattern: '^(199[0-9]|20[0-9]{2}|2100)-[0-9]{2}-[0-9]{2}$' },
  ),
);
export const nullableNearDay = v.optional(v.nullable(nearDay), null);
/** A day that may stand for always, or for no end: `9999-12-31`. */
export const nullableDay = v.optional(v.nullable(day), null);

export const flag = v.optional(v.boolean('must be true or false'), false);

/** A whole number, `least` at least. */
export const whole = (least: number, most = maxWhole) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** The whole part of a number, `least` at least: of what is left of a roll nobody can order more. */
export const wholePart = (least: number, most = maxWhole) =>
  v.pipe(
    v.number('must be a number'),
    // Not -0, which would be another number than 0.
    v.transform((amount) => Math.trunc(amount) + 0),
    // What comes of it is whole, which an import looks at; what is sent need not be.
    withJsonSchema(v.integer('must be a number'), { type: 'number' }),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** So much of an item as a document's line has, `least` at least: parts of a unit with up to three decimals. */
export const lineQuantity = (least = -maxLineQuantity) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(maxLineQuantity, `must be at most ${maxLineQuantity}`),
    v.guard(isLineQuantity, ({ input }) => `is ${input}: it must have no more than three decimals`),
  );

export const percent = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(100, 'must be at most 100'),
);

/** A rate in percent that has no more decimals than a country's VAT does. */
export const vatRate = v.pipe(
  percent,
  v.check((rate) => Number(rate.toFixed(2)) === rate, 'has more than two decimals'),
);

const noCurrency = 'is not a currency of ISO 4217, such as GBP';
/** What JSON Schema can tell of a currency. */
const code = { type: 'string', pattern: '^[A-Z]{3}$' } as const;

/** A currency that somebody pays with: none for metals, funds or tests. */
export const currency = v.pipe(v.string('must be text'), withJsonSchema(v.check(isCurrency, noCurrency), code));

/** Refuses the currency of an amount or a price, where it is none, rather than the whole of it; `v.forward` takes no interfaces. */
const inCurrency = <Value extends { readonly currency: string }>() =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed || isCurrency(dataset.value.currency)) return;
    const { value } = dataset;
    const path = { type: 'unknown', origin: 'value', input: value, key: 'currency', value: value.currency } as const;
    addIssue({ message: noCurrency, path: [path] });
  });

/** Refuses less than `minimum` minor units, and more than the largest amount has. */
const within = <Value extends { readonly minor: number }>(type: string, minimum: number, tooLarge: string) =>
  withJsonSchema(
    v.check<Value, (issue: v.CheckIssue<Value>) => string>(
      ({ minor }) => minor >= minimum && minor <= maxAmount,
      ({ input }) => (Math.abs(input.minor) > maxAmount ? tooLarge : 'is below 0'),
    ),
    { properties: { minor: { type, minimum, maximum: maxAmount }, currency: code } },
  );

const amountFrom = (least: number) => v.pipe(Money, inCurrency(), within('integer', least, 'is too large an amount'));
/** An amount of money in whole minor units, and its currency. What a customer owes can be below 0, as they have something to their good. */
export const amount = amountFrom(-maxAmount);
export const nullableAmount = v.optional(v.nullable(amount), null);
/** One that is not below 0. */
export const amountFromZero = amountFrom(0);
export const nullableAmountFromZero = v.optional(v.nullable(amountFromZero), null);

const priceFrom = (least: number) => v.pipe(UnitPrice, inCurrency(), within('number', least, 'is too large a price'));
/** The price of one, which may have parts of a minor unit. */
export const price = priceFrom(-maxAmount);
export const priceFromZero = priceFrom(0);

/** A text of several lines with the marks that help articles have, which the portal shows by elements of its own. */
export const markdown = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(longest, `is longer than ${longest} characters`),
    v.regex(/^[^\p{Cc}\p{Cs}]*([\n\r\t][^\p{Cc}\p{Cs}]*)*$/u, 'has characters that are not text'),
    v.check((written) => badLinks(written).length === 0, 'has a link that begins with neither https:// nor mailto:'),
  );

/** Texts by language, such as `{ "de": "Handschuh" }`; the same ones in another order are the same. */
export const translations = (each: v.GenericSchema<string, string>) =>
  v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'is not a language such as de')), each),
      v.transform((texts) =>
        Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))),
      ),
    ),
    {},
  );

/** Why a text names no picture, as far as that can be said better than that it does not. */
const noPicture = (written: string): string => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(written) ?? [];
  if (scheme?.toLowerCase() === 'data')
    return 'is a picture itself (data:), and not where one is: name its file or its address';
  if (scheme && scheme.toLowerCase() !== 'https')
    return `is at an address with ${scheme}:, pictures are fetched with https`;
  return 'is not the file name of a picture, nor its address with https (avif, gif, jpg, png, svg, webp)';
};

/** Name of a picture's file under IMAGE_HOST, in folders of it where there are some; or its address at one of PICTURE_HOSTS. */
export const picture = v.pipe(
  text(1000),
  v.regex(
    /^((?!\.)[^/\\:]+(\/(?!\.)[^/\\:]+)*\.(avif|gif|jpe?g|png|svg|webp)|https:\/\/[^\s/?#@\\]+\/[^\s?#\\]*\.(avif|gif|jpe?g|png|svg|webp)(\?[^\s#]*)?)$/i,
    ({ input }) => noPicture(input),
  ),
);

/** What a column is, in a sentence of the documentation. */
export const column = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

/** The columns of what is shown in some storefronts, and for some time, alone. */
export const showingColumns = {
  regions: column(
    v.optional(v.pipe(v.array(region), v.readonly()), []),
    'Storefronts it is shown in; left out for all of them',
  ),
  validFrom: column(nullableDay, 'First day it is shown; left out for always'),
  validUntil: column(nullableDay, 'Last day it is shown; left out for no end'),
};

/** Its first day is not after its last one. */
export const inOrder = ({ validFrom, validUntil }: { validFrom: string | null; validUntil: string | null }): boolean =>
  validFrom === null || validUntil === null || validFrom <= validUntil;
export const notInOrder = 'is before validFrom';

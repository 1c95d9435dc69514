import { DateTime } from 'luxon';
import { isCurrency } from '@connect/contract/integration/currencies';
import { kinds } from '@connect/contract/integration/kinds';
import * as v from 'valibot';

/** A map as it is written. Every scalar is a text there, so that `01` and `no` stay what they are. */

const text = v.string('must be text');
const isText = (input: unknown): boolean => typeof input === 'string';
const one = v.pipe(
  text,
  v.transform((written) => [written]),
);
const oneOrMore = v.lazy((input) => (isText(input) ? one : v.array(text, 'must be text or a list of texts')));
/** Days of which one is taken for another by a format that leaves something of them out, or nothing between them: 11/1 and 1/11. */
const sampleDays = [
  [1987, 11, 23],
  [2026, 2, 3],
  [2026, 1, 11],
  [2026, 11, 1],
  [2012, 12, 20],
].map(([year, month, day]) => DateTime.utc(year ?? 0, month ?? 0, day ?? 0));
const quoted = /'[^']*'/g;
/** Letters that stand for parts of a day and a time. `DD`, which is a whole day in the words of a language, is meant otherwise by who writes it. */
const isPart = (letters: string): boolean =>
  /^(y|yy|yyyy|M{1,4}|L{1,4}|d{1,2}|o|ooo|E{3,4}|c{3,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|S|SSS|u|a|Z{1,3}|z)$/.test(letters);
/** Whether a day is read as what it is, as it is written by a format: by `mm`, which are minutes, no month is. */
const isDateFormat = (format: string): boolean =>
  format === 'serial' ||
  ((format.replaceAll(quoted, '').match(/(\p{L})\1*/gu) ?? []).every(isPart) &&
    sampleDays.every((day) => {
      const written = day.toFormat(format, { locale: 'en' });
      return DateTime.fromFormat(written, format, { zone: 'utc', locale: 'en' }).hasSame(day, 'day');
    }));
/** Two formats by which one text is two days, of which the first would count: `03/04/2026` by `dd/MM/yyyy` and by `MM/dd/yyyy`. */
const ofTwoMinds = (formats: readonly string[]): readonly [string, string] | null => {
  const read = (text: string, format: string): DateTime =>
    DateTime.fromFormat(text, format, { zone: 'utc', locale: 'en' });
  const written = formats.filter((format) => format !== 'serial');
  const pairs = written.flatMap((first) => written.map((other) => [first, other] as const));
  const differ = ([first, other]: readonly [string, string]): boolean =>
    sampleDays.some((day) => {
      const text = day.toFormat(first, { locale: 'en' });
      const [one, two] = [read(text, first), read(text, other)];
      return two.isValid && !one.hasSame(two, 'day');
    });
  return pairs.find(differ) ?? null;
};
const dateFormats = v.pipe(
  oneOrMore,
  v.check(
    (written) => written.every(isDateFormat),
    'must be how dates are written, such as dd.MM.yyyy: dd is the day, MM the month (mm are minutes), yyyy the year',
  ),
  v.check(
    (written) => ofTwoMinds(written) === null,
    ({ input }) => `must not read one text as two days, as ${ofTwoMinds(input)?.join(' and ')} do`,
  ),
);
const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((written) => written === 'true'),
);
const whole = v.pipe(text, v.regex(/^[1-9]\d*$/, 'must be a number'), v.transform(Number));
/** Names and what each is. A list, which has numbers for names, is none. */
const named = <Each extends v.GenericSchema>(each: Each, message: string) =>
  v.lazy((input): v.GenericSchema<unknown, Record<string, v.InferOutput<Each>>> =>
    Array.isArray(input) ? v.custom<never>(() => false, message) : v.record(v.string(), each, message),
  );
const codes = named(
  v.lazy((input) => (isText(input) ? text : v.array(text, 'must be text or a list of texts'))),
  'must be codes and what stands for them',
);
const condition = named(oneOrMore, 'must be columns and what stands in them');

const formats = {
  dates: v.optional(dateFormats),
  decimals: v.optional(v.picklist(['.', ','], 'must be "." or ","')),
  thousands: v.optional(text),
  currency: v.optional(v.pipe(text, v.check(isCurrency, 'is not a currency of ISO 4217, such as EUR'))),
  currencyFrom: v.optional(text),
  blank: v.optional(oneOrMore),
};

const dialect = {
  encoding: v.optional(text),
  separator: v.optional(
    v.pipe(
      text,
      v.transform((written) => (written === 'tab' ? '\t' : written)),
    ),
  ),
  quote: v.optional(v.pipe(text, v.regex(/^(none|.)$/, 'must be one character, or none'))),
  heading: v.optional(whole),
  sheet: v.optional(text),
};

const source = v.strictObject({
  column: v.optional(text),
  columns: v.optional(v.array(text)),
  from: v.optional(text),
  value: v.optional(text),
  empty: v.optional(text),
  join: v.optional(text),
  sum: v.optional(v.union([flag, v.literal('rows')], 'must be true, or `rows`')),
  split: v.optional(text),
  table: v.optional(v.lazy((input) => (isText(input) ? text : codes))),
  otherwise: v.optional(text),
  as: v.optional(v.picklist(['slug', 'unpadded'], 'must be slug or unpadded')),
  negate: v.optional(flag),
  per: v.optional(text),
  ...formats,
});
export type WrittenSource = v.InferOutput<typeof source>;

const heading = v.pipe(
  text,
  v.transform((column): WrittenSource => ({ column })),
);
/** A heading alone, or all that can be said. */
const sources = named(
  v.lazy((input): v.GenericSchema<unknown, WrittenSource> => (isText(input) ? heading : source)),
  'must be columns of the model',
);

const elements = v.strictObject({
  from: v.optional(text),
  by: v.optional(oneOrMore),
  where: v.optional(condition),
  columns: sources,
});
export type WrittenElements = v.InferOutput<typeof elements>;

const lists = v.lazy((input): v.GenericSchema<unknown, readonly WrittenElements[]> =>
  Array.isArray(input)
    ? v.array(elements)
    : v.pipe(
        elements,
        v.transform((all) => [all]),
      ),
);

const rows = {
  file: v.pipe(text, v.minLength(1, 'must be the name of a file')),
  key: v.optional(oneOrMore),
  sort: v.optional(oneOrMore),
  where: v.optional(condition),
  ...dialect,
};

const entry = v.strictObject({
  kind: v.picklist(kinds, `must be one of ${kinds.join(', ')}`),
  ...rows,
  ...formats,
  with: v.optional(named(v.strictObject(rows), 'must be names and the files beside this one')),
  columns: sources,
  lists: v.optional(named(lists, 'must be lists of the model')),
});
export type WrittenEntry = v.InferOutput<typeof entry>;

/** A file that is not to be read, or columns of one that is. */
const notRead = v.lazy((input) =>
  isText(input) ? text : v.strictObject({ file: text, columns: oneOrMore }, 'must be the name of a file'),
);

export const WrittenMap = v.strictObject({
  defaults: v.optional(v.strictObject({ ...dialect, ...formats }), {}),
  tables: v.optional(named(codes, 'must be names and the codes of each'), {}),
  unread: v.optional(
    v.lazy((input) => (isText(input) ? one : v.array(notRead, 'must be a name of files or a list of them'))),
    [],
  ),
  files: v.pipe(v.array(entry), v.minLength(1, 'must name a file')),
});
export type WrittenMap = v.InferOutput<typeof WrittenMap>;

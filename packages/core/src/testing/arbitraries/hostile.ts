import fc from 'fast-check';

/** Texts that the types allow and nobody means: other scripts and directions, signs of control, markup, formulas, names of every object. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' \t\n',
    '\u0000',
    '\u001B[2J',
    '\u202Eevil\u202C',
    '\uD800',
    'e\u0301\u200B\uFEFF',
    'ﬃ İ ß Ω',
    '<img src=x onerror=alert(1)>',
    '"; DROP TABLE orders; --',
    '=HYPERLINK("http://x")',
    '__proto__',
    'constructor',
    '${7*7}',
    '%00%2e%2e/',
    'x'.repeat(10_000),
  ),
);

/** Fields of entities that people write as they like. All other texts are numbers, days, codes and keys, whose form the types promise. */
const written: ReadonlySet<string> = new Set(
  `accountManager accountName actor address address2 after alt author bank before body brand by city column companyNo country county createdBy customerName
  deliveryPostcode description externalReference firstName image invitedBy job lastName name notes outcome owner pausedBecause phone placedBy
  poNumber postCode progress reason service slug status statusLabel subject supportPhone terms text thumbnail title topic type userAgent vatNo`.split(
    /\s+/,
  ),
);

const withTexts = (value: unknown, texts: readonly string[], next: { at: number }): unknown => {
  if (Array.isArray(value)) return value.map((each) => withTexts(each, texts, next));
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set) return value;
  const fields = Object.entries(value).map(([name, field]) =>
    typeof field === 'string' && written.has(name)
      ? [name, texts[next.at++ % texts.length]]
      : [name, withTexts(field, texts, next)],
  );
  return Object.assign(Object.create(Object.getPrototypeOf(value)), Object.fromEntries(fields));
};

/** The same entities with hostile texts wherever people write what they like: well typed, and as bad as that allows. */
export const hostile = <Entity>(valid: fc.Arbitrary<Entity>): fc.Arbitrary<Entity> =>
  fc
    .tuple(valid, fc.array(hostileTexts, { minLength: 1, maxLength: 8 }))
    // Only texts take the place of texts.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    .map(([entity, texts]) => withTexts(entity, texts, { at: 0 }) as Entity);

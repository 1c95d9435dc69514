import { describe, expect, it } from 'vitest';
import { parseFilter, printFilter } from './filter-syntax.ts';

const printed = (text: string): string => {
  const filter = parseFilter(text);
  if (!filter.ok) throw new Error(filter.refusal.message);
  return filter.value === undefined ? '' : printFilter(filter.value);
};

describe('parseFilter', () => {
  it.each([
    ['signed_off_at=-1', '"signed_off_at" = "-1"'],
    ['a = 1 OR b = 2 AND NOT c = 3', '("a" = "1" OR ("b" = "2" AND NOT "c" = "3"))'],
    ['(a = 1 OR b = 2) AND c != 3', '(("a" = "1" OR "b" = "2") AND NOT "c" = "3")'],
    ['a 1 TO 5', '"a" "1" TO "5"'],
    ['a IN [x, "y z",]', '"a" IN ["x", "y z"]'],
    ['a NOT IN []', 'NOT "a" IN []'],
    ['a EXISTS AND b NOT EXISTS', '("a" EXISTS AND NOT "b" EXISTS)'],
    ['a IS NULL OR a IS NOT EMPTY', '("a" IS NULL OR NOT "a" IS EMPTY)'],
    ["a STARTS WITH 'it\\'s'", '"a" STARTS WITH "it\'s"'],
    ['a NOT STARTS WITH x', 'NOT "a" STARTS WITH "x"'],
    ['NOTE = ORDER', '"NOTE" = "ORDER"'],
    ['address.post_code="S10 4EE"', '"address.post_code" = "S10 4EE"'],
    ['a>=1', '"a" >= "1"'],
    ['', ''],
  ])('reads %j', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it('takes an outer list as AND and an inner list as OR', () => {
    const filter = parseFilter(['a = 1', ['b = 2', 'c = 3'], []]);
    expect(filter.ok && filter.value && printFilter(filter.value)).toBe('("a" = "1" AND ("b" = "2" OR "c" = "3"))');
    expect(parseFilter([])).toEqual({ ok: true, value: undefined });
    expect(parseFilter(null)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['title "x"', /^Was expecting an operation .* at `title "x"`\.\n1:10 title "x"$/s],
    ['a =', /^Was expecting a value but instead got nothing\.\n4:4 a =$/],
    ['a = 1 b = 2', /^Found unexpected characters at the end of the filter: `b = 2`.*\n7:12 a = 1 b = 2$/s],
    ['(a = 1', /missing the following closing delimiter: `\)`\.\n1:7 \(a = 1$/],
    ['a = "x', /missing the following closing delimiter: `"`\.\n5:7 a = "x$/],
    ['a = NOT', /reserved keyword/],
    ['a IN (1)', /Expected `\[`/],
    ['('.repeat(300), /nested deeper than the 10 levels/],
    [`${'NOT '.repeat(5000)}a = 1`, /nested deeper than the 10 levels/],
  ])('refuses %j with the place where it stopped in the last line', (text, message) => {
    const filter = parseFilter(text);
    expect(filter).toMatchObject({ ok: false, refusal: { status: 400, code: 'invalid_search_filter' } });
    expect(filter.ok ? '' : filter.refusal.message).toMatch(message);
  });

  it.each([[5], [{ a: 1 }], [true], [[5]], [[['a = 1', 5]]], [[[['a = 1']]]]])(
    'refuses a filter that is %j',
    (value) => {
      expect(parseFilter(value)).toMatchObject({ ok: false, refusal: { code: 'invalid_search_filter' } });
    },
  );
});

import { expect, test } from 'vitest';
import { searchSite, siteSearchProgram, withSiteSearch } from './docs/site-search.mjs';

interface Row {
  readonly kind: number;
  readonly name: string;
  readonly url: string;
}
const document = 8388608;
const type = 2097152;
const pages: readonly (readonly [Row, string])[] = [
  [{ kind: type, name: 'Overdue', url: 'types/overdue' }, 'overdue'],
  [{ kind: document, name: 'documents › invoice-status', url: 'documents/rules_invoice-status' }, 'overdue paid'],
  [{ kind: document, name: '22. One key', url: 'documents/docs_adr_0022' }, 'retry key'],
  [{ kind: document, name: '@connect/contract', url: 'documents/packages_contract_README' }, 'retry refusal'],
  [{ kind: document, name: 'Style guide', url: 'documents/docs_style-guide' }, 'how do i write my data'],
  [{ kind: document, name: 'A supplier’s own data', url: 'documents/docs_integration' }, 'import data'],
  [{ kind: document, name: 'ordering › credit', url: 'documents/rules_credit' }, 'credit'],
  [{ kind: document, name: 'Metrics', url: 'documents/docs_metrics' }, 'metrics_token'],
  [{ kind: type, name: 'metricsToken', url: 'variables/metricsToken' }, 'metrics_token'],
];
/** The words of a page, and those that are one letter short of them. */
const find = (word: string, how: 'written' | 'amiss') =>
  pages.flatMap(([, text], at) => {
    const has = text
      .split(' ')
      .some((each) =>
        how === 'written'
          ? each === word
          : [...each].some((_, gone) => each.slice(0, gone) + each.slice(gone + 1) === word),
      );
    return has ? [{ ref: String(at), score: 1 }] : [];
  });
const fillers = ['after', 'how', 'do', 'i', 'my'];
const found = (typed: string): string[] =>
  searchSite(
    typed,
    pages.map(([row]) => row),
    find,
    fillers,
  ).map(({ ref }) => pages[Number(ref)]?.[0].name ?? '');

test.each([
  ['Retry-After', ['@connect/contract', '22. One key']],
  ['how do I import my data', ['A supplier’s own data', 'Style guide']],
  ['overdue', ['documents › invoice-status', 'Overdue']],
  ['credt', ['ordering › credit']],
  ['zzzz', []],
  ['', []],
  // Fillers alone are what is meant.
  ['how', ['Style guide']],
  // What looks like a name may be one.
  ['metrics_token', expect.arrayContaining(['Metrics', 'metricsToken'])],
])('%j finds on the site of the documents: %j', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test('a typedoc that searches otherwise is told, and the search is a program by itself', () => {
  expect(() => withSiteSearch('')).toThrow(/typedoc has changed/);
  expect(siteSearchProgram).toMatch(/^window\.searchSite = /);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchorOf, writeRulePages } from './docs/rule-pages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'connect-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = resolve(import.meta.dirname, '..');
let pages = 0;
beforeAll(() => {
  pages = writeRulePages(root, folder);
});

test('a rule has a page with what it cites, its code, and what it is held by', () => {
  expect(readdirSync(folder)).toHaveLength(pages);
  const page = readFileSync(join(folder, 'documents_paging.md'), 'utf8');
  const parts = [
    '# documents › paging',
    '## Specification: List paging',
    '## Decisions: Partial final page',
    '## Code',
    'export const lastPage',
    '## Its laws',
    '- every button leads to documents',
    '## Examples',
  ];
  expect(parts.map((part) => [part, page.includes(part)])).toEqual(parts.map((part) => [part, true]));
});

test('every page cites what its rule is of: a specification, a decision or its record', () => {
  const cites = /^## (Specification|Decisions|Decision record): /m;
  expect(readdirSync(folder).filter((page) => !cites.test(readFileSync(join(folder, page), 'utf8')))).toEqual([]);
  expect(readFileSync(join(folder, 'brand.md'), 'utf8')).toContain('## Decision record: 43. ');
});

test('every rule that is more than types is held by laws, and they are told in full sentences', () => {
  const without = readdirSync(folder).filter(
    (page) => !readFileSync(join(folder, page), 'utf8').includes('## Its laws'),
  );
  expect(without).toEqual(['brand.md']);
  const laws = readFileSync(join(folder, 'documents_document-status.md'), 'utf8').split('## Its laws')[1];
  expect(laws).toContain('- a sample shows Sample, whatever its progress and whatever is to be paid\n');
  expect(laws).not.toMatch(/^- have /m);
});

test('a page tells the laws of its rule wherever they stand: in tests of another rule, and among examples', () => {
  const lawsOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('## Its laws')[1]
      ?.split(/^(?:## |`{3,})/m)[0] ?? '';
  expect(lawsOf('documents_pdf.md')).toContain('- a file is named after any number');
  expect(lawsOf('access_user-search.md')).toContain(
    '- users are searched by name and email: more words never find more',
  );
  expect(lawsOf('access_user-search.md')).not.toContain('finds everybody');
  expect(lawsOf('money_major.md')).toContain('In `packages/core/src/domain/money/money.property.test.ts`');
});

test('each file of rules has a page, and none that has types, limits and lists alone', () => {
  const domain = join(root, 'packages/core/src/domain');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const rules = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const pageOf = (file: string) => `${file.slice(0, -'.ts'.length).replaceAll('/', '_')}.md`;
  const have = readdirSync(folder);
  expect(have.filter((page) => !rules.map(pageOf).includes(page))).toEqual([]);
  const withoutPage = rules.filter((file) => !have.includes(pageOf(file)));
  expect(withoutPage).toEqual(expect.arrayContaining(['access/active-session.ts', 'products/product-limit.ts']));
  // A function is called somewhere, and what is tested is held by something.
  expect(withoutPage.filter((file) => readFileSync(join(domain, file), 'utf8').includes('=>'))).toEqual([]);
  expect(withoutPage.filter((file) => files.includes(file.replace(/ts$/, 'test.ts')))).toEqual([]);
});

test('what a page takes over leads to files that there are, and to headings in them', () => {
  const isThere = (link: string): boolean => {
    const [path = '', anchor] = link.split('#');
    const file = join(folder, path);
    // The site finds no address of the builder's own.
    if (isAbsolute(path) || !/\.\w+$/.test(path) || !existsSync(file)) return false;
    const headings = () => [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
    return anchor === undefined || headings().map(anchorOf).includes(anchor);
  };
  const links = readdirSync(folder).flatMap((name) => {
    const prose = readFileSync(join(folder, name), 'utf8').replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
    return [...prose.matchAll(/\]\((?!https?:|mailto:)([^)]+)\)/g)].map(([, link = '']) => link);
  });
  expect(links.length).toBeGreaterThan(pages);
  expect([...new Set(links)].filter((link) => !isThere(link))).toEqual([]);
});

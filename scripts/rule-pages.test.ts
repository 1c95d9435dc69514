import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeRulePages } from './docs/rule-pages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'connect-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a rule has a page with what it cites, its code, and what it is held by', () => {
  const pages = writeRulePages(resolve(import.meta.dirname, '..'), folder);
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

test('whatever has laws or examples is a rule of the specification, but for what types and results are made of', () => {
  const domain = resolve(import.meta.dirname, '../packages/core/src/domain');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const held = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace(/(\.property)?\.test\.ts$/, ''))
    .filter((rule) => files.includes(`${rule}.ts`));
  const rules = new Set(readdirSync(folder).map((file) => file.replace(/\.md$/, '')));
  const withoutPage = [...new Set(held)].filter((rule) => !rules.has(rule.replaceAll('/', '_')));
  expect(withoutPage.toSorted()).toEqual(['brand', 'result']);
});

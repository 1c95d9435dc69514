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

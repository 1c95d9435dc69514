import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

const sourcesIn = (folder: string): string =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');

const componentsIn = (code: string): string[] =>
  [...code.matchAll(/^export (?:function|const) ([A-Z]\w*)\b(?!Provider)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('Provider'))
    .toSorted();

test('components are found by their exports', () => {
  const code =
    'export function Button({ a }: Props) {\nfunction Inner() {\nexport const LinkProvider = X;\nexport const cx = 1;';
  expect(componentsIn(code)).toEqual(['Button']);
});

test('the playground shows every component of ui/', () => {
  const shown = sourcesIn('features/playground');
  const components = componentsIn(sourcesIn('ui'));
  expect(components).toContain('DataTable');
  expect(
    components.filter((name) => !new RegExp(`<${name}[\\s>]`).test(shown.replaceAll(/code=(?:"[^"]*"|'[^']*')/g, ''))),
  ).toEqual([]);
});

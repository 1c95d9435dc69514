import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');

/** Names that the last column of "Words of the server" has in backticks; `…` stands for any beginning or end. */
const abolished = (readFileSync(join(project, 'docs/glossary.md'), 'utf8').split('## Words of the server')[1] ?? '')
  .split('\n')
  .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

const isAbolished = new RegExp(`\\b(?:${abolished.join('|').replaceAll('…', '\\w*')})\\b`, 'g');

/** The names of a line of code: without comments and texts. */
const namesOf = (line: string): string =>
  /^\s*(?:\/?\*|\/\/)/.test(line) ? '' : line.replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`|\/\/ .*/g, '');

const found = (code: string): string[] =>
  code.split('\n').flatMap((line) => [...namesOf(line).matchAll(isAbolished)].map(([name]) => name));

test('the server’s code has none of the names that the glossary abolished', () => {
  const source = join(project, 'packages/server/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(300);
  const all = files.flatMap((file) =>
    found(readFileSync(join(source, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(all).toEqual([]);
});

test.each([
  ['const toDesk = mail;', ['toDesk']],
  ['export interface PaperTexts extends Begun {', ['PaperTexts', 'Begun']],
  ['begin(name: string, by?: BegunBy): Span;', ['BegunBy']],
  ["// The Ask of a caller\nconst text = 'Ask again'; // papers", []],
  ['const asked: Request = ask(paper);', []],
])('%j has of them %j', (code, names) => {
  expect(found(code)).toEqual(names);
});

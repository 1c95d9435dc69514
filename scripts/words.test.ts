import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');

/** Finds the names that the last column of a section of the glossary has in backticks; `…` stands for any beginning or end. */
const abolishedBy = (heading: string): RegExp => {
  const sections = readFileSync(join(project, 'docs/glossary.md'), 'utf8').split(/^## /m);
  const names = (sections.find((section) => section.startsWith(`${heading}\n`)) ?? '')
    .split('\n')
    .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
  return new RegExp(`\\b(?:${names.join('|').replaceAll('…', '\\w*')})\\b`, 'g');
};
const ofServer = abolishedBy('Words of the server');
const ofScreens = abolishedBy('Words of rules, ports and screens');

/** Code without its comments and texts, patterns of whole texts among them. */
const namesOf = (code: string): string =>
  code
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`|\/\^.*?\$\//g, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g, '')
    .replaceAll(/`[^`]*`/g, '');

const found = (code: string, abolished: RegExp): string[] =>
  [...namesOf(code).matchAll(abolished)].map(([name]) => name);

test.each([
  ['server', ofServer, 300],
  ['core', ofScreens, 200],
  ['contract', ofScreens, 50],
  ['machines', ofScreens, 20],
  ['adapters-http', ofScreens, 50],
  ['adapters-storage', ofScreens, 20],
  ['web', ofScreens, 300],
] as const)('the code of %s has none of the names that the glossary abolished', (name, abolished, least) => {
  const source = join(project, `packages/${name}/src`);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(least);
  const all = files.flatMap((file) =>
    found(readFileSync(join(source, file), 'utf8'), abolished).map((each) => `${file}: ${each}`),
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
  expect(found(code, ofServer)).toEqual(names);
});

test.each([
  ["readonly onPutBack: () => void; putLines(rows); t('Put it back')", ['putLines']],
  ['export function BasketSays({ tellOthers }: Said) {', ['BasketSays', 'tellOthers', 'Said']],
  ['const [announcement, announce] = useAnnouncement();', []],
])('%j has of the screens’ %j', (code, names) => {
  expect(found(code, ofScreens)).toEqual(names);
});

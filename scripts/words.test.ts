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

/** Names that others fix: HTTP's method, which is called or takes a path, and a table of portals that are in use. */
const fixed = /(?<=\.)put(?=\()|\bput(?=(?:: )?\(\s*path\b)|\btold_answers\b/g;

/** Code without its comments, texts and patterns. */
const namesOf = (code: string): string =>
  code
    .replaceAll(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`|\/\^.*?\$\/|(?<=[(,[=:!?]\s*)\/[^/*\s](?:[^/\\\n]|\\.)*\//g,
      '',
    )
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(fixed, '');

const found = (code: string, abolished: RegExp): string[] =>
  [...namesOf(code).matchAll(abolished)].map(([name]) => name);

const ofBoth = new RegExp(`${ofServer.source}|${ofScreens.source}`, 'g');

test.each([
  ['packages/server/src', ofBoth, 300],
  ['packages/import/src', ofScreens, 50],
  ['packages/demo/src', ofScreens, 20],
  ['packages/search-service/src', ofScreens, 50],
  ['packages/core/src', ofScreens, 200],
  ['packages/contract/src', ofScreens, 50],
  ['packages/machines/src', ofScreens, 20],
  ['packages/adapters-http/src', ofScreens, 50],
  ['packages/adapters-storage/src', ofScreens, 20],
  ['packages/web/src', ofScreens, 300],
  ['examples', ofScreens, 5],
  ['e2e', ofScreens, 100],
  ['scripts', ofScreens, 50],
] as const)('the code of %s has none of the names that the glossary abolished', (name, abolished, least) => {
  const source = join(project, name);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist|\.cache)\//.test(file),
  );
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
  ['const toldOf = (isSaid: boolean): SaidWithin => encodingTold;', ['toldOf', 'isSaid', 'encodingTold']],
  ['index.put(1); app.put(path); put(path: string): void; put(doc);', ['put']],
  ["expect(text).toMatch(/cannot tell what it's told/); tell(one / two)", ['tell']],
])('%j has of the screens’ %j', (code, names) => {
  expect(found(code, ofScreens)).toEqual(names);
});

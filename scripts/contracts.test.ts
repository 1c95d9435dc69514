import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const core = new URL('../packages/core/src/', import.meta.url);
const sourcesOf = (folder: string): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(new URL(folder, core), { encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(folder + path, core), 'utf8') }));

const suites = sourcesOf('testing/contracts/');

/** What has no suite of its own, by file or name, and why. */
const without: Readonly<Record<string, string>> = {
  'failure.ts': 'why a call of any port was not answered: types alone',
  FollowedNews: 'what follows by BasketNews, whose suite it is in',
};

/** What a file declares that has calls; the rest are values that these take and answer. */
const portsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:interface (\w+)[^{]*\{([\s\S]*?)^\}|type (\w+) = ([^;]*);)/gm)]
    .filter(([, , body = '', , type = '']) => /^ {2}\w+(<.*>)?\(/m.test(body) || `${body}${type}`.includes('=>'))
    .map(([, name, , type]) => name ?? type ?? '');

const files = sourcesOf('ports/').map(({ path, text }) => ({ path, ports: portsOf(text) }));
const ports = files.flatMap(({ path, ports: names }) => names.map((name) => ({ path, name })));

describe('every port has a contract suite, which any adapter of it passes', () => {
  test('is looked for among all of them', () => {
    expect([files.length > 45, ports.length > 60, suites.length > 35]).toEqual([true, true, true]);
  });

  test.each(files)('$path has a port, or it is said why not', ({ path, ports: names }) => {
    expect(names.length > 0).toBe(!(path in without));
  });

  test.each(ports)('$name of $path has one, or it is said why not', ({ path, name }) => {
    const imported = new RegExp(String.raw`import type \{[^}]*\b${name}\b[^}]*\} from '../../ports/${path}'`);
    expect(suites.some(({ text }) => imported.test(text))).toBe(!(name in without));
  });

  test('the index has all suites', () => {
    const index = readFileSync(new URL('testing/contracts/index.ts', core), 'utf8');
    const exported = [...index.matchAll(/from '\.\/(.+)';/g)].map(([, path]) => path);
    // What suites share is none.
    expect([...exported, 'answers.ts', 'index.ts'].toSorted()).toEqual(suites.map(({ path }) => path).toSorted());
  });
});

describe('a port', () => {
  test.each([
    ['an interface with calls', 'export interface One {\n  /** Of it. */\n  one(): void;\n}', ['One']],
    [
      'one whose calls are of a kind',
      'export interface One {\n  get<Name extends A>(name: Name): B<Name>;\n}',
      ['One'],
    ],
    ['one that has a call as a value', 'export interface One {\n  readonly one: () => void;\n}', ['One']],
    ['one on top of another', 'export interface One extends Two {\n  one(): void;\n}', ['One']],
    ['a call alone', 'export type One = () => number;', ['One']],
    [
      'and nothing that is taken or answered',
      'export interface One {\n  readonly one: string;\n}\nexport type Two = 1 | 2;',
      [],
    ],
  ])('is %s', (_, text, names) => expect(portsOf(text)).toEqual(names));
});

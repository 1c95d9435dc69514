import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, brokenCitations, citingFiles, libraryAt, type Library } from './citations.ts';

const project = resolve(import.meta.dirname, '..');
/** Apart, as this file is looked at, too. */
const [sign, decisions, record] = [String.fromCodePoint(0xa7), 'decisions', 'ADR'];

describe('citations', () => {
  const library: Library = {
    has: (path) => path === 'docs/glossary.md',
    anchors: () => anchorsOf('# The lists\n\ntext\n\n### List paging\n### What `is` said, and not\n'),
    hasAdr: (number) => number === 1,
    hasName: (name) => name === 'rule.test.ts',
  };
  const broken = (text: string, path = 'packages/core/src/rule.ts') =>
    brokenCitations(path, text, library).map(({ cited }) => cited);

  test('of a heading lead somewhere, one or several, over the end of a line, too', () => {
    const text = `(specification ${sign}list-paging, ${sign}the-lists; decisions\n * ${sign}what-is-said-and-not)`;
    expect(broken(text)).toEqual([]);
  });

  test.each([
    ['a heading that is not there', `(specification ${sign}list-pages)`],
    ['the second of two', `(decisions ${sign}list-paging, ${sign}list-pages)`],
    ['a number, as there used to be', `(spec ${sign}9)`],
    ['a number of a decision', `(${decisions} 4)`],
    ['a sign without a document', `(see ${sign}list-paging)`],
    ['a decision record that is not there', `(${record} 2)`],
  ])('to %s are found', (_, text) => {
    expect(broken(text)).toHaveLength(1);
  });

  test.each([
    ['a file that is not there', '[words](words.md)', 1],
    ['a heading that is not there', '[words](glossary.md#words)', 1],
    ['a file that is there', '[words](glossary.md#list-paging) [site](https://example.com/words.md)', 0],
  ])('between documents: a link to %s', (_, text, count) => {
    expect(broken(text, 'docs/decisions.md')).toHaveLength(count);
  });

  test('of files in documents are looked up by the name of the file', () => {
    expect(broken('`core/src/rule.test.ts`, `*.engines.test.ts`, `/api/openapi.json`', 'docs/decisions.md')).toEqual(
      [],
    );
    expect(broken('`core/src/rules.test.ts`', 'docs/decisions.md')).toEqual(['there is no file rules.test.ts']);
  });

  test('of this repository all lead somewhere', () => {
    const files = citingFiles(project);
    const all = libraryAt(project);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((path) => brokenCitations(path, readFileSync(join(project, path), 'utf8'), all))).toEqual([]);
  });
});

describe('decision records', () => {
  const folder = join(project, 'docs/adr');
  const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));

  test.each(records)('%s says why, what else there was, and what holds it', (name) => {
    const headings = [...readFileSync(join(folder, name), 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, heading]) => heading,
    );
    expect(headings).toEqual(['Context', 'Decision', 'Decided against', 'Consequences', 'Held by']);
  });

  test('are all in the index, each number once', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
    expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
  });
});

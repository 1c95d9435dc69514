import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, brokenCitations, citingFiles, libraryAt, type Library } from './citations.ts';

const project = resolve(import.meta.dirname, '..');
/** Apart, as this file is looked at, too. */
const [sign, spec, decision, record, docs] = [String.fromCodePoint(0xa7), 'spec', 'decision', 'ADR', 'docs'];
const [adr, section] = [record.toLowerCase(), 'section'];

describe('citations', () => {
  const library: Library = {
    has: (path) => ['docs/glossary.md', 'docs/adr', 'docs/adr/0001-rooms.md'].includes(path),
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
    ['a number, as there used to be', `(${spec} ${sign}9)`],
    ['a number after a space', `(${spec} ${sign} 9)`],
    ['a number without a sign', `(${spec} 9.2)`],
    ['a number at the end of a line', `(${spec}\n * ${sign} 9)`],
    ['a number in the long form', `(${spec}ification, ${sign}9)`],
    ['a section by its number', `(see ${section} 4)`],
    ['a file that had the rules', `see ${spec}.md`],
    ['a number of a decision', `(${decision}s 4)`],
    ['a number of one decision, over a line', `(${decision}\n * 4)`],
    ['a sign without a document', `(see ${sign}list-paging)`],
    ['a document by its path, with a sign', `(${docs}/glossary.md ${sign}list-paging)`],
    ['a path without a file', `// ${docs}/glossaries.md`],
    ['a heading of a path', `// ${docs}/glossary.md#words`],
    ['a decision record that is not there', `(${record} 2)`],
    ['one with a number of four digits', `(${record} 0099)`],
    ['one without a space', `(${record}-99)`],
    ['one in small letters', `(${adr} 99)`],
    ['one at the end of a line', `(${record}\n * 99)`],
    ['one of several', `(${record}s 1 and 99)`],
    ['one of several, with a slash', `(${record} 99/1)`],
    ['one of several, over a line', `(${record}s 1,\n * 99)`],
    ['one by the long word', `(${decision} record 99)`],
    ['one by its path', `// ${docs}/${adr}/0099`],
    ['one by the end of its path', `// ${adr}/0099`],
    ['one by another name', `// ${docs}/${adr}/0001-doors.md`],
  ])('to %s are found', (_, text) => {
    expect(broken(text)).toHaveLength(1);
  });

  test('both of two decision records that are not there are found', () => {
    expect(broken(`(${record}s 98 and 99)`)).toEqual([`there is no ${record} 98`, `there is no ${record} 99`]);
  });

  test.each([
    `const separators = [';', '${sign}'];`,
    `(${record} 1), ${record}-0001, ${record}s 1 and 1`,
    `${docs}/glossary.md#list-paging, ${docs}/${adr}, ${docs}/${adr}/0001, ${docs}/${adr}/0001-rooms.md`,
  ])('to what is there are none: %s', (text) => {
    expect(broken(text)).toEqual([]);
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

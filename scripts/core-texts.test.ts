import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const core = resolve(import.meta.dirname, '../packages/core/src');

/** Files whose texts are words of what others send, which they are told apart by. */
const wireWords = ['domain/access/user.ts', 'domain/documents/order-outcome.ts', 'domain/reports/region.ts'];

const rules = {
  'a text for people': /^(?:[A-Z][a-z]+(?:[ ,.:!?’-]|$)|[A-Z] |\()/,
  'a path of the web app': /\/connect\b/,
  'a filter of the search service': /\b(?:AND|OR|NOT|IN|TO|EXISTS)\b|\w (?:!?=|[<>]=?) |:(?:asc|desc)$/,
};

/** What a line of code has in quotes, backticks or a regular expression; an error's message is for programmers, a brand's name for the compiler. */
const textsIn = (line: string): string[] =>
  /^\s*(?:\/?\*|\/\/|import\b|\} from\b|(?:export )?type\b|private\b)|\bthrow\b/.test(line)
    ? []
    : [...line.replace(/ \/\/ .*/, '').matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`|(\/(?:[^/\\ ]|\\.)+\/)[a-z]*/g)].map(
        ([, quoted, template, pattern]) => quoted ?? template ?? pattern ?? '',
      );

/** What a line has that is no business of the core's: its words, paths and filters are in web and in the adapters. */
const found = (line: string): string[] =>
  textsIn(line).flatMap((text) =>
    Object.entries(rules).flatMap(([rule, pattern]) => (pattern.test(text) ? [`${rule}: ${text}`] : [])),
  );

const foundIn = (file: string): string[] => readFileSync(join(core, file), 'utf8').split('\n').flatMap(found);

const files = ['domain', 'use-cases'].flatMap((room) =>
  readdirSync(join(core, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => join(room, file)),
);

describe('rules and use cases', () => {
  test('have no texts for people, no paths of the web app and no filters of the search service', () => {
    expect(files.length).toBeGreaterThan(100);
    const all = files
      .filter((file) => !wireWords.includes(file))
      .flatMap((file) => foundIn(file).map((each) => `${file}: ${each}`));
    expect(all).toEqual([]);
  });

  test.each(wireWords)('%s is still excepted for a reason', (file) => {
    expect(foundIn(file)).not.toEqual([]);
  });
});

test.each([
  ["  overdue: 'Overdue',", 'a text for people'],
  ["  delivery: 'A delivery',", 'a text for people'],
  ["export const text = 'Please try again later.';", 'a text for people'],
  ['export const listTitle = (view: View): string => `Your ${nouns[view]}`;', 'a text for people'],
  ["  return { main: hit.number, suffix: '(sample)' };", 'a text for people'],
  ["const help = rule('help', '/connect/help');", 'a path of the web app'],
  ['const portalPath = /^(\\/[a-z]{2})?\\/connect(\\/|$)/;', 'a path of the web app'],
  ['  documentNo ? `/connect/contact?order=${documentNo}` : null;', 'a path of the web app'],
  ['const lacking = `signed_off_at = ${notSignedOff}`;', 'a filter of the search service'],
  ['  return `${lacking} AND category IN [${all}]`;', 'a filter of the search service'],
  ["  sort: ['number_sortable:desc'],", 'a filter of the search service'],
])('%s would be found', (line, rule) => {
  expect(found(line).map((each) => each.split(': ')[0])).toContain(rule);
});

test.each([
  '/** The first day of All time, at /connect. */',
  "import { day } from './day.ts';",
  "export type Sku = Brand<string, 'Sku'>;",
  '  if (!isSku(text)) throw new RangeError(`No item is called ${text}`);',
  "    case 'Open/New':",
  "const units = { D: 'D', M: 'M' };",
  "  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', // A file",
  "  'last-90-days': (today) => lastDays(today, 90),",
])('%s would not', (line) => {
  expect(found(line)).toEqual([]);
});

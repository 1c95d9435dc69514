import { kinds } from '@connect/contract/integration/kinds';
import { datesOf, type Defaults, type Unused, type Written, writeEntry } from './guess-entry.ts';
import { guessDates, type FormatGuess } from './guess-formats.ts';
import { bestGuess, type Guess, linesOfGuess, type Seen } from './guess-kind.ts';
import { partsOf } from './guess-parts.ts';
import { question, yamlList, yamlTextWithin } from './guess-source.ts';
import type { Topic } from './worth-asking.ts';

/** A lower score is no more than a word or two in common. */
const least = 4;

/** The formats that some files have beyond doubt: 03/04 in one is told by 31/12 in another. */
const surely = (guesses: readonly FormatGuess[]): ReadonlySet<string> =>
  new Set(guesses.flatMap((each) => (each !== null && 'format' in each ? [each.format] : [])));

/** The headings that no entry of their file names, and what they may be. */
const unusedOf = (entries: readonly Written[]): readonly (readonly [string, Unused])[] => {
  const all = new Map<string, Unused>();
  for (const { unused } of entries)
    for (const [name, headings] of unused) {
      const before = all.get(name) ?? headings;
      const both = [...before].filter(([heading]) => headings.has(heading));
      all.set(name, new Map(both.map(([heading, topic]) => [heading, topic ?? headings.get(heading) ?? null])));
    }
  return [...all];
};

const namesOfTopics: Readonly<Record<Topic, string>> = {
  amounts: 'amounts',
  breaks: 'breaks of quantity',
  currencies: 'a currency',
  dates: 'dates',
  discounts: 'discounts',
  payments: 'what was paid',
  rates: 'rates of VAT',
};

/** A column that no entry reads may make wrong what is taken: a price without its breaks, a total without its discount. */
const askColumns = ([name, unused]: readonly [string, Unused]): readonly string[] => {
  const asked = [...unused].flatMap(([heading, topic]) => (topic === null ? [] : [{ heading, topic }]));
  if (asked.length === 0) return [];
  const topics = [...new Set(asked.map(({ topic }) => namesOfTopics[topic]))].join(', ');
  const headings = yamlList(asked.map(({ heading }) => heading));
  return [
    `  - { file: ${yamlTextWithin(name)}, columns: ${question} } # ${headings}: no entry reads these columns, which look like ${topics}; write here those that are not to be read, and name the others under \`files\``,
  ];
};

/** What is in a file that no entry reads may change what others say: what was paid of an invoice. */
const askUnread = ({ seen, kind, score }: Guess): string =>
  `  - ${question} # ${seen.name}: no entry reads it; write its name here if that is right, else take this line out and name it under \`files\`. ${
    score >= least ? `More of ${kind} maybe` : 'It has'
  }: ${seen.headings.join(', ')}`;

/** A map for files, guessed from their names, headings and first rows, to be looked at and put right; null where nothing can be guessed. */
export const guessMap = (files: readonly Seen[]): string | null => {
  const guesses = files.map(bestGuess);
  const lines = guesses.flatMap((guess) => linesOfGuess(guess) ?? []);
  const records = guesses
    .filter(({ seen }) => !lines.some((each) => each.seen === seen))
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.score - one.score);
  // What lacks something, where another file of the kind is better, is more about the same records.
  const isMore = (guess: Guess): boolean =>
    guess.missing.length > 0 && records.some((each) => each.kind === guess.kind && each.score > guess.score);
  const entries = records.filter((guess) => guess.columns.size > 0 && guess.score >= least && !isMore(guess));
  if (entries.length === 0) return null;
  const linesFor = (guess: Guess) =>
    guess.lists.has('lines') ? undefined : lines.find(({ kind }) => kind === guess.kind);
  const used = new Set([...entries.map(({ seen }) => seen), ...entries.map((guess) => linesFor(guess)?.seen)]);
  const others = guesses.filter(({ seen }) => !used.has(seen));
  const parts = entries.flatMap((guess) => partsOf(guess, linesFor(guess)));
  const asked = new Map<string, string>();
  const defaults: Defaults = {
    dates: surely(parts.map((part) => guessDates(datesOf(part)))),
    ask: (word, text) => asked.set(word, asked.get(word) ?? text),
  };
  const written = parts.map((part) => writeEntry(part, defaults));
  const unused = unusedOf(written);
  const unread = [...others.map(askUnread), ...unused.flatMap(askColumns)];
  const map = [
    ...(asked.size === 0
      ? []
      : ['defaults:', ...[...asked].map(([word, text]) => `  ${word}: ${question} # ${text}`), '']),
    ...(unread.length === 0 ? [] : ['unread:', ...unread, '']),
    'files:',
    ...written.flatMap((entry) => entry.lines),
    ...unused.flatMap(([name, headings]) => {
      const others = [...headings].flatMap(([heading, topic]) => (topic === null ? [heading] : []));
      return others.length === 0 ? [] : [`# Not used from ${name}: ${others.join(', ')}`];
    }),
  ];
  const isAsking = map.some((line) => line.includes(question));
  return [
    '# Guessed from the headings: look at each line, and put right what is wrong. docs/integration.md explains the words.',
    ...(isAsking ? [`# Replace each ${question} with an answer: the files don’t say.`] : []),
    ...map,
    '',
  ].join('\n');
};

import { kinds } from '@connect/contract/integration/kinds';
import { datesOf, type Defaults, numbersOf, type Written, writeEntry } from './guess-entry.ts';
import { guessDates, guessDecimals, type Told } from './guess-formats.ts';
import { bestGuess, type Guess, linesOfGuess, type Seen } from './guess-kind.ts';
import { partsOf } from './guess-parts.ts';
import { question } from './guess-source.ts';

/** A lower score is no more than a word or two in common. */
const least = 4;

/** The formats that some files have beyond doubt: 03/04 in one is told by 31/12 in another. */
const surely = (told: readonly Told[]): ReadonlySet<string> =>
  new Set(told.flatMap((each) => (each !== null && 'format' in each ? [each.format] : [])));

/** The headings that no entry of their file names. */
const unusedOf = (entries: readonly Written[]): readonly (readonly [string, readonly string[]])[] => {
  const all = new Map<string, readonly string[]>();
  for (const { unused } of entries)
    for (const [name, headings] of unused)
      all.set(name, all.get(name)?.filter((heading) => headings.includes(heading)) ?? headings);
  return [...all].filter(([, headings]) => headings.length > 0);
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
    decimals: surely(parts.map((part) => guessDecimals(numbersOf(part)))),
    ask: (word, text) => asked.set(word, asked.get(word) ?? text),
  };
  const written = parts.map((part) => writeEntry(part, defaults));
  return [
    '# Guessed from the headings: look at each line, and put right what is wrong. docs/integration.md explains the words.',
    `# Put an answer in place of each ${question}: it is asked where the files do not tell.`,
    ...(asked.size === 0
      ? []
      : ['defaults:', ...[...asked].map(([word, text]) => `  ${word}: ${question} # ${text}`), '']),
    ...(others.length === 0 ? [] : ['unread:', ...others.map(askUnread), '']),
    'files:',
    ...written.flatMap((entry) => entry.lines),
    ...unusedOf(written).map(([name, headings]) => `# Not used of ${name}: ${headings.join(', ')}`),
    '',
  ].join('\n');
};

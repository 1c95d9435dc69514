import { kinds } from '@connect/contract/integration/kinds';
import { datesOf, entryLines } from './guess-entry.ts';
import { fittingDates } from './guess-formats.ts';
import { bestGuess, type Guess, linesOfGuess, type Seen } from './guess-kind.ts';

/** A lower score is no more than a word or two in common. */
const least = 4;

/** Formats of dates, those that fit most files first: 03/04 in one is told by 31/12 in another. */
const likelyDates = (guesses: readonly Guess[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const format of guesses.flatMap((guess) => fittingDates(datesOf(guess))))
    counts.set(format, (counts.get(format) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([format]) => format);
};

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
  const likely = likelyDates(guesses);
  return [
    '# Guessed from the headings: look at each line, and put right what is wrong. docs/integration.md explains the words.',
    'files:',
    ...entries.flatMap((guess) => entryLines(guess, linesFor(guess), likely)),
    ...others.map(({ seen, kind, score }) => {
      const maybe = score >= least ? `, more of ${kind} maybe` : '';
      return `# Not used: ${seen.name}${maybe}: ${seen.headings.join(', ')}`;
    }),
    '',
  ].join('\n');
};

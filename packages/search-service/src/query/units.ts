import { DocSet } from '../index/doc-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { allowedTypos } from '../text/typos.ts';
import type { Term } from './parse-query.ts';
import { filtered, type Pieces } from '../pieces.ts';
import type { Unit } from './unit.ts';

/** What a word split in two counts as, in typos. */
const SPLIT_TYPOS = 1;

/** The unit of a term by itself. */
export function termUnit(index: SearchIndex, term: Term): Pieces<Unit> {
  if (term.kind === 'phrase')
    return index.units.inPieces(`"${term.words.join(' ')}"`, () => phraseUnit(index, term.words));
  return wordUnit(index, term.word, term.prefix, 0);
}

/** The unit of words joined into one: it counts a typo for each, and has fewer left for itself. */
export function joinedUnit(index: SearchIndex, words: readonly string[], prefix: boolean): Pieces<Unit> {
  return wordUnit(index, words.join(''), prefix, words.length);
}

/** The documents that have the words as a run. */
export function* phraseUnit(index: SearchIndex, words: readonly string[]): Pieces<Unit> {
  const run = words.map((word) => index.dictionary.id(word) ?? -1);
  const isKnown = !run.includes(-1);
  const docs = isKnown ? yield* docsWithRun(index, run) : new DocSet(index.capacity);
  return {
    words: new Map(),
    exact: undefined,
    runs: isKnown ? [run] : [],
    runTypos: 0,
    mostTypos: 0,
    docs,
    exactDocs: docs,
  };
}

function wordUnit(index: SearchIndex, word: string, prefix: boolean, joined: number): Pieces<Unit> {
  return index.units.inPieces(`${joined} ${prefix ? 'prefix' : 'word'} ${word}`, function* () {
    const { dictionary, settings, capacity } = index;
    const allowed = Math.max(0, allowedTypos(word, settings.typoTolerance) - Math.max(0, joined - 1));
    const found = dictionary.lookup(word, prefix && settings.prefixSearch === 'indexingTime', allowed);
    const runs = splits(index, word);
    const words = joined === 0 ? found : new Map([...found].map(([id, typos]) => [id, typos + joined]));
    const exactDocs = new DocSet(capacity);
    const others = new DocSet(capacity);
    for (const [id, typos] of words) {
      (typos === 0 ? exactDocs : others).addSlice(dictionary.docs(id));
      yield;
    }
    let docs = exactDocs.union(others);
    for (const run of runs) docs = docs.union(yield* docsWithRun(index, run));
    const mostTypos = joined + Math.max(allowed, SPLIT_TYPOS);
    return { words, exact: dictionary.id(word), runs, runTypos: joined + SPLIT_TYPOS, mostTypos, docs, exactDocs };
  });
}

/** Every way to split a word into two that documents have, wherever they stand. */
function splits(index: SearchIndex, word: string): number[][] {
  const found: number[][] = [];
  for (let cut = 1; cut < word.length; cut += 1) {
    const left = index.dictionary.id(word.slice(0, cut));
    const right = index.dictionary.id(word.slice(cut));
    if (left !== undefined && right !== undefined) found.push([left, right]);
  }
  return found;
}

function* docsWithRun(index: SearchIndex, run: readonly number[]): Pieces<DocSet> {
  const [first = new DocSet(index.capacity), ...others] = run.map((id) =>
    DocSet.of(index.capacity, index.dictionary.docs(id)),
  );
  yield;
  const having = others.reduce((docs, other) => docs.intersect(other), first);
  if (others.length === 0) return having;
  return DocSet.of(index.capacity, yield* filtered(having.docs(), (doc) => hasRun(index.words(doc), run)));
}

function hasRun(words: Uint32Array, run: readonly number[]): boolean {
  for (let at = 0; at < words.length; at += 2) if (runAt(words, at, run)) return true;
  return false;
}

/** Whether the words of a document from `at` on are the run: one after the other in the same attribute. */
export function runAt(words: Uint32Array, at: number, run: readonly number[]): boolean {
  if (words[at] !== run[0]) return false;
  const place = words[at + 1] ?? 0;
  return run.every((id, step) => words[at + step * 2] === id && words[at + step * 2 + 1] === place + step);
}

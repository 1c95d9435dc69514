import type { DocSet } from '../index/doc-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { compareSortKeys } from '../index/sort-key.ts';
import type { SortCriterion, SortKey } from '../index/sort-key.ts';
import type { Match } from './match.ts';
import { mapped, type Pieces } from '../pieces.ts';
import { isRelevanceRule, relevance } from './relevance.ts';
import type { RelevanceRule } from './relevance.ts';
import { unsupported } from '../unsupported.ts';

/** One step of an order: relevance by neighbouring rules taken together, or one sort criterion. */
export type Step =
  | { readonly kind: 'relevance'; readonly rules: readonly RelevanceRule[] }
  | ({ readonly kind: 'sort' } & SortCriterion);

/** A document in its place: its key for each step, and its relevance over all rules (1 when nothing was searched). */
export interface Ranked {
  readonly doc: number;
  readonly keys: readonly SortKey[];
  readonly score: number;
}

/** A ranking rule of an index that sorts by an attribute, like `number_sortable:desc`. */
export function customRule(rule: string): SortCriterion | undefined {
  const [, attribute, direction] = /^(.+):(asc|desc)$/.exec(rule) ?? [];
  if (attribute === undefined || unsupported(attribute) !== undefined) return undefined;
  return { attribute, direction: direction === 'asc' ? 'asc' : 'desc' };
}

/** The steps that the ranking rules make of a request; relevance has no say when nothing is searched. */
export function rankingSteps(rules: readonly string[], searched: boolean, sort: readonly SortCriterion[]): Step[] {
  const steps: Step[] = [];
  for (const rule of rules) {
    const last = steps.at(-1);
    const custom = customRule(rule);
    if (rule === 'sort') steps.push(...sort.map((criterion) => ({ kind: 'sort' as const, ...criterion })));
    else if (custom !== undefined) steps.push({ kind: 'sort', ...custom });
    else if (!searched || !isRelevanceRule(rule)) continue;
    else if (last?.kind === 'relevance') steps[steps.length - 1] = { ...last, rules: [...last.rules, rule] };
    else steps.push({ kind: 'relevance', rules: [rule] });
  }
  return steps;
}

/** What nothing was searched for in stands behind what was, where they are sorted alike. */
const relevanceAt = ({ keys }: { readonly keys: readonly SortKey[] }, at: number): number => Number(keys[at] ?? 0);

const EVEN: readonly [number, number] = [1, 1];

/** Compares two documents step by step; `weights` multiply their relevance. */
export function compareRanked(
  steps: readonly Step[],
  a: { readonly keys: readonly SortKey[] },
  b: { readonly keys: readonly SortKey[] },
  weights: readonly [number, number] = EVEN,
): number {
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    const difference =
      step?.kind === 'sort'
        ? compareSortKeys(a.keys[at], b.keys[at], step.direction)
        : relevanceAt(b, at) * weights[1] - relevanceAt(a, at) * weights[0];
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The best `count` of the candidates in order; the last tie is the order in which the documents came. */
export function* rank(
  index: SearchIndex,
  steps: readonly Step[],
  candidates: DocSet,
  match: Match | undefined,
  count: number,
): Pieces<Ranked[]> {
  if (count === 0) return [];
  const fit = (doc: number, rules: readonly RelevanceRule[]): number =>
    match === undefined ? 1 : relevance(match, doc, rules);
  const ranked = yield* mapped(pool(index, steps, candidates, count), (doc) => ({
    doc,
    keys: steps.map((step) => (step.kind === 'sort' ? index.sorted(step).key(doc) : fit(doc, step.rules))),
  }));
  ranked.sort((a, b) => compareRanked(steps, a, b) || a.doc - b.doc);
  const rules = steps.flatMap((step) => (step.kind === 'relevance' ? step.rules : []));
  return ranked.slice(0, count).map(({ doc, keys }) => ({ doc, keys, score: fit(doc, rules) }));
}

/** Lists are kept up to this length, and begin with as many as the first pages need. */
const LONGEST_KEPT = 1024;
const SHORTEST_KEPT = 256;

/**
 * Orders of sets of documents, by their steps. An index gives out the same set until its next change and then a new
 * one, so an order never outlives what it was made from.
 */
const kept = new WeakMap<DocSet, Map<string, readonly Ranked[]>>();

/** The best `count` of the candidates when nothing is searched; pages of one list are cut from one order. */
export function* rankUnsearched(
  index: SearchIndex,
  steps: readonly Step[],
  candidates: DocSet,
  count: number,
): Pieces<readonly Ranked[]> {
  if (count > LONGEST_KEPT) return yield* rank(index, steps, candidates, undefined, count);
  const name = JSON.stringify(steps);
  const orders = kept.get(candidates) ?? new Map<string, readonly Ranked[]>();
  let order = orders.get(name);
  if (order === undefined || (order.length < count && order.length < candidates.size)) {
    const length = count > SHORTEST_KEPT ? LONGEST_KEPT : SHORTEST_KEPT;
    order = yield* rank(index, steps, candidates, undefined, length);
    kept.set(candidates, orders.set(name, order));
  }
  return order.slice(0, count);
}

/** Candidates are few when they are less than one document in so many: then they are sorted by themselves. */
const FEW = 64;

/** Candidates among which the best `count` are for certain, as few as the first step can tell. */
function pool(index: SearchIndex, steps: readonly Step[], candidates: DocSet, count: number): number[] {
  const [first] = steps;
  if (first === undefined) return candidates.docs(count);
  if (first.kind === 'relevance') return candidates.docs();
  const column = index.sorted(first).order;
  const { docs, keys } = column;
  const few = candidates.size * FEW < index.capacity ? column.places : undefined;
  const places = few && Uint32Array.from(candidates.docs().map((doc) => few[doc] ?? 0)).sort();
  const length = places?.length ?? docs.length;
  const found: number[] = [];
  let lastKey: SortKey;
  for (let at = 0; at < length; at += 1) {
    const place = places?.[at] ?? at;
    const doc = docs[place] ?? 0;
    if (places === undefined && !candidates.has(doc)) continue;
    const key = keys[place];
    if (found.length >= count && (steps.length === 1 || key !== lastKey)) break;
    found.push(doc);
    lastKey = key;
  }
  return found;
}

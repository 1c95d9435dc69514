import type { Doc } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Pieces } from '../pieces.ts';
import { slice } from './page.ts';
import type { Paging } from './page.ts';
import { compareRanked } from './ranking.ts';
import type { Ranked, Step } from './ranking.ts';
import type { Found } from './search.ts';

/** One query of a federated search with the weight of its relevance. */
export interface Part {
  /** What the query calls its index. */
  readonly uid: string;
  readonly found: Found;
  readonly weight: number;
}

interface Entry {
  readonly ranked: Ranked;
  readonly position: number;
  readonly part: Part;
}

/** The list of one query on its way into the merged one. */
interface List {
  readonly part: Part;
  readonly position: number;
  readonly ranked: readonly Ranked[];
  next: number;
}

/** Merges the lists of several queries into one (search protocol §merging) and takes the asked slice of it; its hits are made when they are sent. */
export function* federate(
  parts: readonly Part[],
  paging: Paging,
): Pieces<Result<{ hits: (() => Doc)[]; fields: Record<string, number> }>> {
  const steps = commonSteps(parts);
  if (!steps.ok) return steps;
  const { from, count, fields } = slice(paging, totalHits(parts));
  const merged = (yield* mergeLists(steps.value, parts, from + count)).slice(from);
  return ok({ hits: merged.map(hitOf), fields });
}

function hitOf({ ranked, position, part }: Entry): () => Doc {
  const make = part.found.hit(ranked);
  return () => ({
    ...make(),
    _federation: {
      indexUid: part.uid,
      queriesPosition: position,
      weightedRankingScore: ranked.score * part.weight,
    },
  });
}

/** The first `count` of the lists taken together; a document that several queries find is taken once. */
function* mergeLists(steps: readonly Step[], parts: readonly Part[], count: number): Pieces<Entry[]> {
  const lists: List[] = [];
  for (const [position, part] of parts.entries()) {
    const most = Math.min(count, part.found.index.settings.pagination.maxTotalHits);
    lists.push({ part, position, ranked: yield* part.found.best(most), next: 0 });
  }
  const merged: Entry[] = [];
  const taken = new Map(parts.map((part) => [part.found.index, new Set<number>()]));
  while (merged.length < count) {
    let best: List | undefined;
    for (const list of lists) if (best === undefined || isBefore(steps, list, best)) best = list;
    const ranked = best?.ranked[best.next];
    if (best === undefined || ranked === undefined) break;
    best.next += 1;
    const seen = taken.get(best.part.found.index);
    if (seen?.has(ranked.doc) || !best.part.found.isStill(ranked.doc)) continue;
    seen?.add(ranked.doc);
    merged.push({ ranked, position: best.position, part: best.part });
  }
  return merged;
}

/** Whether the next of list `a` comes before the next of `b`; a list at its end comes last. */
function isBefore(steps: readonly Step[], a: List, b: List): boolean {
  const [first, second] = [a.ranked[a.next], b.ranked[b.next]];
  if (first === undefined || second === undefined) return first !== undefined;
  return compareRanked(steps, first, second, [a.part.weight, b.part.weight]) < 0;
}

/** Every document counts once for its index, however many queries find it. */
function totalHits(parts: readonly Part[]): number {
  const byIndex = new Map<string, Found['docs']>();
  for (const { found } of parts) {
    const docs = byIndex.get(found.index.uid);
    byIndex.set(found.index.uid, docs === undefined ? found.docs : docs.union(found.docs));
  }
  return [...byIndex.values()].reduce((total, docs) => total + docs.size, 0);
}

/** The steps by which all lists can be compared, if they can. */
function commonSteps(parts: readonly Part[]): Result<readonly Step[]> {
  const first = parts[0]?.found.steps ?? [];
  let longest = first;
  for (const [position, { found }] of parts.entries()) {
    if (found.steps.length > longest.length) longest = found.steps;
    for (let at = 0; at < Math.max(first.length, found.steps.length); at += 1) {
      const [a, b] = [first[at], found.steps[at]];
      // Sorted alike, a query without a text ends where the others go on by their relevance.
      const endsBefore = at > 0 && (a === undefined || b === undefined) && (a ?? b)?.kind === 'relevance';
      if (endsBefore || kindOf(a) === kindOf(b)) continue;
      return invalid(
        'invalid_multi_search_query_ranking_rules',
        `Inside \`.queries[${position}]\`: The results of queries #${position} and #0 are incompatible: at position ${at} of their ranking rules, one orders by ${kindOf(b)} and the other by ${kindOf(a)}.`,
      );
    }
  }
  return ok(longest);
}

function kindOf(step: Step | undefined): string {
  if (step === undefined) return 'nothing';
  if (step.kind === 'relevance') return 'relevance';
  return step.direction === 'asc' ? 'an ascending sort' : 'a descending sort';
}

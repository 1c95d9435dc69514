import type { Doc } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { slice } from './page.ts';
import type { Paging } from './page.ts';
import { compareRanked } from './ranking.ts';
import type { Ranked, Step } from './ranking.ts';
import type { Found } from './search.ts';

/** One query of a federated search with the weight of its relevance. */
export interface Part {
  readonly found: Found;
  readonly weight: number;
}

interface Entry {
  readonly ranked: Ranked;
  readonly position: number;
  readonly part: Part;
}

/** Merges the lists of several queries into one (search contract §4) and takes the asked slice of it. */
export function federate(
  parts: readonly Part[],
  paging: Paging,
): Result<{ hits: Doc[]; fields: Record<string, number> }> {
  const steps = commonSteps(parts);
  if (!steps.ok) return steps;
  const { from, count, fields } = slice(paging, totalHits(parts));
  const lists = parts.map((part, position) =>
    part.found
      .best(Math.min(from + count, part.found.index.settings.pagination.maxTotalHits))
      .map((ranked): Entry => ({ ranked, position, part })),
  );
  const merged = mergeLists(steps.value, lists, from + count).slice(from);
  return ok({ hits: merged.map(showEntry), fields });
}

function showEntry({ ranked, position, part }: Entry): Doc {
  return {
    ...part.found.show(ranked),
    _federation: {
      indexUid: part.found.index.uid,
      queriesPosition: position,
      weightedRankingScore: ranked.score * part.weight,
    },
  };
}

/** The first `count` of the lists taken together; a document that several queries find is taken once. */
function mergeLists(steps: readonly Step[], lists: readonly Entry[][], count: number): Entry[] {
  const merged: Entry[] = [];
  const taken = new Map<string, Set<number>>();
  const next = lists.map(() => 0);
  while (merged.length < count) {
    let best: Entry | undefined;
    for (const [position, list] of lists.entries()) {
      const entry = list[next[position] ?? 0];
      if (entry !== undefined && (best === undefined || compareEntries(steps, entry, best) < 0)) best = entry;
    }
    if (best === undefined) break;
    next[best.position] = (next[best.position] ?? 0) + 1;
    const { uid } = best.part.found.index;
    const seen = taken.get(uid) ?? new Set<number>();
    if (!seen.has(best.ranked.doc)) merged.push(best);
    taken.set(uid, seen.add(best.ranked.doc));
  }
  return merged;
}

const compareEntries = (steps: readonly Step[], a: Entry, b: Entry): number =>
  compareRanked(steps, a.ranked, b.ranked, [a.part.weight, b.part.weight]);

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
  for (const [position, { found }] of parts.entries()) {
    for (let at = 0; at < Math.max(first.length, found.steps.length); at += 1) {
      const [a, b] = [first[at], found.steps[at]];
      if (kindOf(a) === kindOf(b)) continue;
      return invalid(
        'invalid_multi_search_query_ranking_rules',
        `Inside \`.queries[${position}]\`: The results of queries #${position} and #0 are incompatible: at position ${at} of their ranking rules, one orders by ${kindOf(b)} and the other by ${kindOf(a)}.`,
      );
    }
  }
  return ok(first);
}

function kindOf(step: Step | undefined): string {
  if (step === undefined) return 'nothing';
  if (step.kind === 'relevance') return 'relevance';
  return step.direction === 'asc' ? 'an ascending sort' : 'a descending sort';
}

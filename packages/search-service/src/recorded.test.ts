import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Doc } from './json.ts';
import { atOnce } from './pieces.ts';
import { searchPage } from './query/page.ts';
import type { Paging } from './query/page.ts';
import { search } from './query/search.ts';
import type { SearchQuery } from './query/search.ts';
import type { SettingsChange } from './settings.ts';
import { buildIndex } from './testing/build-index.ts';

type Line =
  | { readonly engine: string; readonly settings: SettingsChange }
  | { readonly document: Doc }
  | { readonly asked: SearchQuery & Paging; readonly total: number; readonly ids: readonly string[] };

/** Orders, and what Meilisearch 1.50 found among them: typos switched off by the size of words, as in the portal's indexes. */
const lines = readFileSync(new URL('testing/recorded-orders.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Line => JSON.parse(line));

const settings = lines.flatMap((line) => ('settings' in line ? [line.settings] : []))[0] ?? {};
const index = buildIndex(
  lines.flatMap((line) => ('document' in line ? [line.document] : [])),
  settings,
);

test.each(lines.flatMap((line) => ('asked' in line ? [line] : [])))(
  'finds what the real engine found for $asked.q ($asked.matchingStrategy, $asked.attributesToSearchOn)',
  ({ asked, total, ids }) => {
    const found = atOnce(search(index, asked));
    if (!found.ok) throw new Error(found.refusal.message);
    const { hits, fields } = atOnce(searchPage(found.value, asked));
    expect([hits.map(({ id }) => id), fields['estimatedTotalHits']]).toEqual([ids, total]);
  },
);

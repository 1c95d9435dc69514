import type { TypoTolerance } from './text/typos.ts';

/** What an index is told about searching; the defaults are those of a new index (search protocol §settings). */
export interface Settings {
  readonly displayedAttributes: readonly string[];
  readonly searchableAttributes: readonly string[];
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  readonly rankingRules: readonly string[];
  readonly pagination: { readonly maxTotalHits: number };
  readonly typoTolerance: TypoTolerance;
  readonly prefixSearch: 'indexingTime' | 'disabled';
  readonly stopWords: readonly string[];
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

export const defaultSettings: Settings = {
  displayedAttributes: ['*'],
  searchableAttributes: ['*'],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  pagination: { maxTotalHits: 1000 },
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: false,
  },
  prefixSearch: 'indexingTime',
  stopWords: [],
  synonyms: {},
};

/** A change of settings: absent fields stay, null goes back to the default. */
export interface SettingsChange {
  readonly displayedAttributes?: readonly string[] | null | undefined;
  readonly searchableAttributes?: readonly string[] | null | undefined;
  readonly filterableAttributes?: readonly string[] | null | undefined;
  readonly sortableAttributes?: readonly string[] | null | undefined;
  readonly rankingRules?: readonly string[] | null | undefined;
  readonly pagination?: { readonly maxTotalHits?: number | null | undefined } | null | undefined;
  readonly typoTolerance?: TypoToleranceChange | null | undefined;
  readonly prefixSearch?: Settings['prefixSearch'] | null | undefined;
  readonly stopWords?: readonly string[] | null | undefined;
  readonly synonyms?: Readonly<Record<string, readonly string[]>> | null | undefined;
}

export interface TypoToleranceChange {
  readonly enabled?: boolean | null | undefined;
  readonly minWordSizeForTypos?:
    | { readonly oneTypo?: number | null | undefined; readonly twoTypos?: number | null | undefined }
    | null
    | undefined;
  readonly disableOnWords?: readonly string[] | null | undefined;
  readonly disableOnAttributes?: readonly string[] | null | undefined;
  readonly disableOnNumbers?: boolean | null | undefined;
}

/** Absent keeps the current value, null takes the default. */
const chosen = <T>(change: T | null | undefined, current: T, initial: T): T =>
  change === undefined ? current : (change ?? initial);

/** The settings after a change. */
export function applySettings(current: Settings, change: SettingsChange): Settings {
  const initial = defaultSettings;
  const { pagination, typoTolerance } = change;
  return {
    displayedAttributes: chosen(change.displayedAttributes, current.displayedAttributes, initial.displayedAttributes),
    searchableAttributes: chosen(
      change.searchableAttributes,
      current.searchableAttributes,
      initial.searchableAttributes,
    ),
    filterableAttributes: sorted(
      chosen(change.filterableAttributes, current.filterableAttributes, initial.filterableAttributes),
    ),
    sortableAttributes: sorted(
      chosen(change.sortableAttributes, current.sortableAttributes, initial.sortableAttributes),
    ),
    rankingRules: chosen(change.rankingRules, current.rankingRules, initial.rankingRules),
    pagination:
      pagination === null
        ? initial.pagination
        : {
            maxTotalHits: chosen(
              pagination?.maxTotalHits,
              current.pagination.maxTotalHits,
              initial.pagination.maxTotalHits,
            ),
          },
    typoTolerance:
      typoTolerance === null ? initial.typoTolerance : applyTypoTolerance(current.typoTolerance, typoTolerance ?? {}),
    prefixSearch: chosen(change.prefixSearch, current.prefixSearch, initial.prefixSearch),
    stopWords: chosen(change.stopWords, current.stopWords, initial.stopWords),
    synonyms: chosen(change.synonyms, current.synonyms, initial.synonyms),
  };
}

function applyTypoTolerance(current: TypoTolerance, change: TypoToleranceChange): TypoTolerance {
  const initial = defaultSettings.typoTolerance;
  const sizes = change.minWordSizeForTypos;
  return {
    enabled: chosen(change.enabled, current.enabled, initial.enabled),
    minWordSizeForTypos:
      sizes === null
        ? initial.minWordSizeForTypos
        : {
            oneTypo: chosen(sizes?.oneTypo, current.minWordSizeForTypos.oneTypo, initial.minWordSizeForTypos.oneTypo),
            twoTypos: chosen(
              sizes?.twoTypos,
              current.minWordSizeForTypos.twoTypos,
              initial.minWordSizeForTypos.twoTypos,
            ),
          },
    disableOnWords: chosen(change.disableOnWords, current.disableOnWords, initial.disableOnWords),
    disableOnAttributes: chosen(change.disableOnAttributes, current.disableOnAttributes, initial.disableOnAttributes),
    disableOnNumbers: chosen(change.disableOnNumbers, current.disableOnNumbers, initial.disableOnNumbers),
  };
}

/** Filterable and sortable attributes are sets: kept without doubles, in alphabetical order. */
const sorted = (attributes: readonly string[]): readonly string[] => [...new Set(attributes)].sort();

/** Whether documents have to be indexed anew: the words and the filterable values depend on these alone. */
export const needsReindex = (before: Settings, after: Settings): boolean =>
  JSON.stringify([before.searchableAttributes, before.filterableAttributes]) !==
  JSON.stringify([after.searchableAttributes, after.filterableAttributes]);

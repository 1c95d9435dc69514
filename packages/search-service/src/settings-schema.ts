import * as v from 'valibot';
import { jsonObject } from './json-object.ts';
import { customRule } from './query/ranking.ts';
import { isRelevanceRule } from './query/relevance.ts';
import { unsupported } from './unsupported.ts';

const names = v.array(v.string('a string'), 'an array');
const flag = v.boolean('a boolean');
const wholeNumber = v.pipe(
  v.number('a positive integer'),
  v.integer('a positive integer'),
  v.minValue(0, 'a positive integer'),
);
const wordSize = v.pipe(wholeNumber, v.maxValue(255, 'a positive integer'));
const prefixSearch = v.picklist(['indexingTime', 'disabled']);
const synonyms = v.record(v.string(), names, 'an object');

const RULES =
  'words, typo, sort, proximity, attribute, attributeRank, wordPosition, exactness and custom ranking rules';
const isRankingRule = (rule: string): boolean =>
  rule === 'sort' || isRelevanceRule(rule) || customRule(rule) !== undefined;
const rankingRules = v.array(
  v.pipe(
    v.string('a string'),
    v.check(isRankingRule, ({ input }) => `\`${input}\` ranking rule is invalid. Valid ranking rules are ${RULES}.`),
  ),
  'an array',
);

/** Settings as kept on disk. */
export const settingsSchema = v.object({
  displayedAttributes: names,
  searchableAttributes: names,
  filterableAttributes: names,
  sortableAttributes: names,
  rankingRules,
  pagination: v.object({ maxTotalHits: wholeNumber }),
  typoTolerance: v.object({
    enabled: flag,
    minWordSizeForTypos: v.object({ oneTypo: wordSize, twoTypos: wordSize }),
    disableOnWords: names,
    disableOnAttributes: names,
    disableOnNumbers: flag,
  }),
  prefixSearch,
  stopWords: names,
  synonyms,
});

const supportedNames = v.pipe(
  names,
  v.checkItems(
    (name) => unsupported(name) === undefined,
    ({ input }) => unsupported(input) ?? '',
  ),
);
const none = 'is not supported by this search service: leave it empty';
/** One field of a settings change each; null goes back to the default. */
export const settingsFields = {
  displayedAttributes: v.nullish(names),
  searchableAttributes: v.nullish(names),
  filterableAttributes: v.nullish(supportedNames),
  sortableAttributes: v.nullish(supportedNames),
  rankingRules: v.nullish(rankingRules),
  pagination: v.nullish(jsonObject({ maxTotalHits: v.nullish(wholeNumber) })),
  typoTolerance: v.nullish(
    jsonObject({
      enabled: v.nullish(flag),
      minWordSizeForTypos: v.nullish(
        v.pipe(
          jsonObject({ oneTypo: v.nullish(wordSize), twoTypos: v.nullish(wordSize) }),
          v.check(
            ({ oneTypo, twoTypos }) => (oneTypo ?? 0) <= (twoTypos ?? 255),
            '`oneTypo` must be less than or equal to `twoTypos`.',
          ),
        ),
      ),
      disableOnWords: v.nullish(names),
      disableOnAttributes: v.nullish(names),
      disableOnNumbers: v.nullish(flag),
    }),
  ),
  prefixSearch: v.nullish(prefixSearch),
  stopWords: v.nullish(v.pipe(names, v.maxLength(0, `\`stopWords\` ${none}.`))),
  synonyms: v.nullish(
    v.pipe(
      synonyms,
      v.check((given) => Object.keys(given).length === 0, `\`synonyms\` ${none}.`),
    ),
  ),
} as const;

/** The body of PATCH …/settings. */
export const settingsChangeSchema = jsonObject(settingsFields);

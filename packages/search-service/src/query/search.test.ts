import { describe, expect, it } from 'vitest';
import { buildIndex, idsOf } from '../testing/build-index.ts';
import { atOnce } from '../pieces.ts';
import { search } from './search.ts';

const texts = (...values: string[]) => values.map((text, id) => ({ id, text }));
const only = { searchableAttributes: ['text'] };
const found = (documents: string[], q: string, matchingStrategy: 'all' | 'last' | 'frequency' = 'all') =>
  idsOf(buildIndex(texts(...documents), only), { q, matchingStrategy });

describe('matching', () => {
  it('takes only the last word as a beginning, and only when nothing follows it', () => {
    expect(found(['steel door', 'steel doorway', 'steelwork door'], 'steel doo')).toEqual([0, 1]);
    expect(found(['door', 'doorway'], 'door ')).toEqual([0]);
  });

  it('forgives typos by length, in digits too unless told otherwise', () => {
    expect(found(['hammer', 'hummer', 'hxmmxr'], 'hammer ')).toEqual([0, 1]);
    expect(found(['123456', '123457'], '123456 ')).toEqual([0, 1]);
    const strict = buildIndex(texts('123456', '123457'), { ...only, typoTolerance: { disableOnNumbers: true } });
    expect(idsOf(strict, { q: '123456 ' })).toEqual([0]);
  });

  it('finds neighbouring query words joined and a query word split in two', () => {
    expect(found(['so123456', 'so 9'], 'so 123456')).toEqual([0]);
    expect(found(['a b c', 'abc'], 'a b c')).toEqual([0, 1]);
    expect(found(['S10 4EE', 'S10 x 4EE'], 's104ee')).toEqual([0]);
  });

  it('finds a quoted phrase as consecutive words without beginnings or typos', () => {
    expect(found(['red steel door', 'red door steel', 'steel doors'], '"steel door"')).toEqual([0]);
  });

  it('leaves out what stands after a dash, and everything else is found when nothing else is asked', () => {
    expect(found(['red door', 'blue door', 'red steel door'], 'door -red')).toEqual([1]);
    expect(found(['red door', 'red steel door'], 'door -"red door"')).toEqual([1]);
    expect(found(['red door', 'blue door'], '-red')).toEqual([1]);
    expect(found(['SO-123'], 'SO-123')).toEqual([0]);
  });

  it('finds words in different searchable attributes, and only in searchable ones', () => {
    const documents = [
      { id: 0, number: 'SO-1', place: { town: 'Leeds' }, secret: 'Leeds' },
      { id: 1, number: 'SO-2', place: { town: 'York' }, secret: 'Leeds' },
    ];
    const index = buildIndex(documents, { searchableAttributes: ['number', 'place'] });
    expect(idsOf(index, { q: 'so leeds', matchingStrategy: 'all' })).toEqual([0]);
    expect(idsOf(index, { q: 'so', attributesToSearchOn: ['place.town'] })).toEqual([]);
    expect(idsOf(index, { q: 'york', attributesToSearchOn: ['place'] })).toEqual([]);
    expect(atOnce(search(index, { q: 'x', attributesToSearchOn: ['secret'] }))).toMatchObject({
      refusal: { code: 'invalid_search_attributes_to_search_on' },
    });
  });

  it('drops words from the end with `last`, puts fuller matches first and counts all of them', () => {
    expect(found(['steel', 'steel door', 'door', 'steel door red'], 'steel door red ', 'last')).toEqual([3, 1, 0]);
    expect(found(['steel', 'door'], 'steel door ', 'all')).toEqual([]);
  });

  it('drops the most frequent word first with `frequency`', () => {
    expect(found(['the', 'the', 'the door', 'door'], 'the door ', 'frequency')).toEqual([2, 3]);
  });

  it('never drops a phrase', () => {
    expect(found(['red', 'steel door', 'red steel door'], 'red "steel door"', 'last')).toEqual([2, 1]);
  });

  it('indexes numbers as their decimal text, and the items of lists', () => {
    const index = buildIndex([{ id: 7, total: 12.5, tags: ['red', 'blue'], lines: [{ sku: 'A1' }] }]);
    for (const q of ['12', '12.5', 'blue', 'a1']) expect(idsOf(index, { q, matchingStrategy: 'all' })).toEqual([7]);
  });

  it('without words finds every document in the order in which they came', () => {
    expect(found(['b', 'a', 'c'], ' ')).toEqual([0, 1, 2]);
    expect(found(['b', 'a', 'c'], '--')).toEqual([0, 1, 2]);
  });
});

describe('order', () => {
  it('is words, typo, proximity, attributeRank, sort, wordPosition, exactness with the default rules', () => {
    expect(found(['hummer', 'hammer'], 'hammer ')).toEqual([1, 0]);
    expect(found(['steel red door', 'door steel', 'steel door'], 'steel door ')).toEqual([2, 1, 0]);
    expect(found(['door steel x', 'x steel door'], 'steel door ')).toEqual([1, 0]);
    expect(found(['hummer x x x x hammer nail', 'x x x hammer nail'], 'hammer nail ')).toEqual([1, 0]);
    expect(found(['a. door', 'door'], 'door ')).toEqual([1, 0]);
    expect(found(['door handle', 'doorway', 'door'], 'door')).toEqual([2, 0, 1]);
    const ranked = buildIndex(
      [
        { id: 0, low: 'door', high: 'x' },
        { id: 1, low: 'x', high: 'door' },
      ],
      { searchableAttributes: ['high', 'low'] },
    );
    expect(idsOf(ranked, { q: 'door' })).toEqual([1, 0]);
  });

  it('sorts where `sort` stands among the ranking rules', () => {
    const documents = [
      { id: 0, text: 'hummer', n: 9 },
      { id: 1, text: 'hammer', n: 1 },
    ];
    const byDefault = buildIndex(documents, { sortableAttributes: ['n'] });
    expect(idsOf(byDefault, { q: 'hammer ', sort: ['n:desc'] })).toEqual([1, 0]);
    const sortFirst = buildIndex(documents, { sortableAttributes: ['n'], rankingRules: ['sort', 'words', 'typo'] });
    expect(idsOf(sortFirst, { q: 'hammer ', sort: ['n:desc'] })).toEqual([0, 1]);
  });

  it('sorts numbers before texts and nothing last in both directions, texts lowercased, lists by least or greatest', () => {
    const values = [2, 'b', null, 10, 'A', [1, 20], 'c'];
    const index = buildIndex(
      values.map((n, id) => ({ id, n })),
      { sortableAttributes: ['n'] },
    );
    expect(idsOf(index, { sort: ['n:asc'] })).toEqual([5, 0, 3, 4, 1, 6, 2]);
    expect(idsOf(index, { sort: ['n:desc'] })).toEqual([5, 3, 0, 6, 1, 4, 2]);
  });

  it('sorts by successive keys, the last tie in the order in which documents came', () => {
    const index = buildIndex(
      [
        { id: 0, a: 1, b: 1 },
        { id: 1, a: 2, b: 1 },
        { id: 2, a: 1, b: 2 },
        { id: 3, a: 1, b: 1 },
      ],
      { sortableAttributes: ['a', 'b'] },
    );
    expect(idsOf(index, { sort: ['a:asc', 'b:desc'] })).toEqual([2, 0, 3, 1]);
  });

  it('takes ranking rules that sort by an attribute', () => {
    const index = buildIndex(
      [
        { id: 0, n: 1 },
        { id: 1, n: 2 },
      ],
      { rankingRules: ['n:desc'] },
    );
    expect(idsOf(index, {})).toEqual([1, 0]);
  });
});

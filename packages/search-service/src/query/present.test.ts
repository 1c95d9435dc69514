import { describe, expect, it } from 'vitest';
import type { Doc } from '../json.ts';
import { buildIndex } from '../testing/build-index.ts';
import { atOnce } from '../pieces.ts';
import { search } from './search.ts';
import type { SearchQuery } from './search.ts';

const document = {
  id: 1,
  number: 'SO-123456',
  total: 12.5,
  shipped: true,
  note: null,
  address: { town: 'Crème-Ville', post_code: 'S10 4EE' },
  lines: [{ sku: 'A-1', qty: 2 }],
};

function hit(query: SearchQuery, shown: Doc = document, settings = {}): Doc {
  const found = atOnce(search(buildIndex([shown], settings), query));
  if (!found.ok) throw new Error(found.refusal.message);
  const [first] = atOnce(found.value.best(1));
  if (first === undefined) throw new Error('nothing was found');
  return found.value.hit(first)();
}
const marked = (q: string, text: string): unknown => {
  const { _formatted } = hit({ q, attributesToHighlight: ['text'] }, { id: 1, text });
  return (_formatted as Doc)['text'];
};

describe('_formatted', () => {
  it.each([
    ['SO-1234', 'SO-123456', '<em>SO</em>-<em>1234</em>56'],
    ['SO-1234 ', 'SO-1234', '<em>SO</em>-<em>1234</em>'],
    ['cre', 'Crème brûlée', '<em>Crè</em>me brûlée'],
    ['hammer x', 'hummer x', '<em>hummer</em> <em>x</em>'],
    ['"steel door" big', 'BIG Steel-Door', '<em>BIG</em> <em>Steel-Door</em>'],
    ['so 123456', 'so123456', '<em>so123456</em>'],
    ['s104ee', 'S10 4EE', '<em>S10 4EE</em>'],
    ['door', '<b>door</b>', '<b><em>door</em></b>'],
    ['', 'door', 'door'],
  ])('marks for %j in %j every match by itself', (q, text, expected) => {
    expect(marked(q, text)).toBe(expected);
  });

  it('holds the retrieved and the highlighted attributes in their shape, numbers as text, the rest unchanged', () => {
    expect(
      hit({ q: 's10', attributesToRetrieve: ['total', 'note', 'shipped'], attributesToHighlight: ['address'] }),
    ).toEqual({
      total: 12.5,
      note: null,
      shipped: true,
      _formatted: {
        total: '12.5',
        note: null,
        shipped: true,
        address: { town: 'Crème-Ville', post_code: '<em>S10</em> 4EE' },
      },
    });
  });

  it('highlights everything that is displayed with `*`, and with own tags', () => {
    const shown = hit({ q: 'a', attributesToHighlight: ['*'], highlightPreTag: '[', highlightPostTag: ']' });
    expect(shown['_formatted']).toMatchObject({ id: '1', lines: [{ sku: '[A]-1', qty: '2' }] });
  });

  it('is there only when a requested attribute exists and is displayed', () => {
    expect(hit({ q: '', attributesToHighlight: ['nothing'] })).not.toHaveProperty('_formatted');
    const settings = { displayedAttributes: ['number'] };
    expect(hit({ q: '', attributesToHighlight: ['address'] }, document, settings)).toEqual({ number: 'SO-123456' });
  });
});

describe('attributesToRetrieve', () => {
  it('keeps the nested shape, covers children by their parent and never shows what is not displayed', () => {
    expect(hit({ attributesToRetrieve: ['address.town', 'lines.qty'] })).toEqual({
      address: { town: 'Crème-Ville' },
      lines: [{ qty: 2 }],
    });
    expect(hit({ attributesToRetrieve: [] })).toEqual({});
    expect(hit({ attributesToRetrieve: ['*'] }, document, { displayedAttributes: ['address'] })).toEqual({
      address: document.address,
    });
  });
});

describe('scores and positions', () => {
  it('are shown on request: 1 when nothing is searched', () => {
    expect(hit({ showRankingScore: true })['_rankingScore']).toBe(1);
    expect(hit({ q: 'so', showRankingScore: true })['_rankingScore']).toBeLessThan(1);
    expect(hit({ q: 'ville', showMatchesPosition: true })['_matchesPosition']).toEqual({
      'address.town': [{ start: 7, length: 5 }],
    });
  });
});

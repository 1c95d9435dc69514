import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { holdsEveryWord } from '../search/words.ts';
import { findTexts, portalTextState, textViews, type PortalText } from './portal-text.ts';

const wording = fc.constantFrom('Order Samples', 'Samples', 'Muster bestellen', 'Näher', 'Sample requests', 'Login');
const texts: fc.Arbitrary<readonly PortalText[]> = fc.array(
  fc.record({
    source: wording,
    original: fc.option(wording),
    own: fc.option(fc.record({ text: wording, over: wording })),
  }),
);
const query = fc.constantFrom('', 'samples', 'MUSTER', 'naher', 'sample order', 'bestellen muster', 'nothing');

test.prop([texts, query, fc.constantFrom(...textViews)])(
  'what is found has every word in one of its wordings, and nothing is left out or found twice',
  (all, text, view) => {
    const found = findTexts(all, { text, view });
    const fits = ({ source, original, own }: PortalText): boolean =>
      [source, original, own?.text].some((each) => typeof each === 'string' && holdsEveryWord(each, text));
    const isInView = (each: PortalText): boolean =>
      view === 'all' || !(view === 'own' ? ['built-in'] : ['built-in', 'own']).includes(portalTextState(each));
    expect(new Set(found)).toEqual(new Set(all.filter((each) => fits(each) && isInView(each))));
    expect(found).toHaveLength(all.filter((each) => fits(each) && isInView(each)).length);
  },
);

test.prop([texts, wording])('a text that is searched for whole comes before all others', (all, text) => {
  const isIt = ({ source, original, own }: PortalText): boolean => [source, original, own?.text].includes(text);
  const found = findTexts(all, { text, view: 'all' }).map(isIt);
  expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)));
});

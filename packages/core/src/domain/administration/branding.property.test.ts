import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandings } from '../../testing/arbitraries/administration.ts';
import { brandingFields, unbranded, withoutPart, type Branding } from './branding.ts';

test('without its look a portal is called as it was built, and its addresses stay', () => {
  fc.assert(
    fc.property(brandings, (branding) => {
      const own = withoutPart(branding, 'look');
      expect(own).toEqual({ ...unbranded, legal: branding.legal, storefronts: branding.storefronts });
      expect(withoutPart(own, 'logo')).toEqual(own);
      expect(withoutPart(branding, 'logo')).toEqual({ ...branding, logo: null });
    }),
  );
});

test('two brandings say the same by field only where they are the same, and a storefront on the own host is not one that is not there', () => {
  fc.assert(
    fc.property(brandings, brandings, (one, other) => {
      const isSame = JSON.stringify(brandingFields(one)) === JSON.stringify(brandingFields(other));
      if (isSame) expect(one.storefronts).toEqual(other.storefronts);
      const without = { ...one, storefronts: {} };
      const onOwnHost = { ...one, storefronts: { UK: '' } };
      expect(brandingFields(without)).not.toEqual(brandingFields(onOwnHost));
    }),
  );
});

test('each thing that a branding says has a field of its own, its logo with its size', () => {
  const branding: Branding = {
    name: 'Fenwick Trade',
    main: '#0b4f4a',
    accent: '#d8f53a',
    logo: { tag: 'a1', type: 'image/png', width: 640, height: 120 },
    legal: { terms: 'https://fenwick.example/terms', privacy: '', imprint: 'https://fenwick.example/imprint' },
    storefronts: { UK: '', DE: 'https://de.fenwick.example' },
  };
  expect(brandingFields(branding)).toEqual({
    name: 'Fenwick Trade',
    main: '#0b4f4a',
    accent: '#d8f53a',
    logo: 'a1 (640 × 120)',
    'legal.terms': 'https://fenwick.example/terms',
    'legal.privacy': '',
    'legal.imprint': 'https://fenwick.example/imprint',
    'storefronts.UK': '/',
    'storefronts.DE': 'https://de.fenwick.example',
  });
  expect(brandingFields({ ...branding, logo: null })).toMatchObject({ logo: '' });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandings } from '../../testing/arbitraries/administration.ts';
import { brandingFields, unbranded, withoutPart } from './branding.ts';

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

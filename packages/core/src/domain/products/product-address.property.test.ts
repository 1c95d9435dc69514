import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { storefronts } from '../access/storefront.ts';
import { productAddress, storefrontHome } from './product-address.ts';

const slugs = fc.string({ unit: 'grapheme', minLength: 1 });

test.prop([fc.constantFrom(...storefronts), fc.webUrl(), slugs, fc.option(slugs, { nil: undefined })])(
  'whatever a product and its item are called, its page is on its storefront, and says both',
  (storefront, address, slug, item) => {
    const addresses = { [storefront.name]: address };
    const page = productAddress(addresses, storefront, slug, item) ?? '';
    const home = storefrontHome(addresses, storefront) ?? '';
    expect(page.startsWith(`${home}/products/`)).toBe(true);
    const [path = '', variation] = page.slice(`${home}/products/`.length).split('?var=');
    expect(decodeURIComponent(path)).toBe(slug);
    expect(variation === undefined ? undefined : decodeURIComponent(variation)).toBe(item);
    expect(productAddress({}, storefront, slug, item)).toBeNull();
  },
);

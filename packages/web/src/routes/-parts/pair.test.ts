import { storefronts } from '@connect/core/domain/access/storefront';
import { describe, expect, it } from 'vitest';
import { pathIn, withoutOwnPair } from './pair.ts';

describe('the path of an address without its storefront pair', () => {
  it('is the same on every storefront', () => {
    for (const storefront of storefronts)
      expect(withoutOwnPair(pathIn(storefront.pair, '/connect/help'))).toBe('/connect/help');
  });

  it('is the whole of an address whose pair is none (decisions §pairs-as-a-whole)', () => {
    for (const path of ['/', '/de/fr/connect', '/us/connect/login', '/connect/orders/2'])
      expect(withoutOwnPair(path)).toBe(path);
  });
});

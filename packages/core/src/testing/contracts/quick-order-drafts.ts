import { describe, expect, test } from 'vitest';

import type { QuickOrderDrafts } from '../../ports/quick-order-drafts.ts';
import type { StoreFixture } from './stores.ts';

/** Laws of every `QuickOrderDrafts`. */
export const quickOrderDraftsContract = (name: string, { opened, blocked }: StoreFixture<QuickOrderDrafts>): void => {
  const priya = 'priya@northgate.example';
  const sam = 'sam@northgate.example';
  const draft = { version: 'v1', lines: [{ sku: 'GLV-8841-L', quantity: 'a dozen' }], pasted: 'BOT-1\t3\nBOT' };

  describe(`${name} is a QuickOrderDrafts`, () => {
    test('what is kept comes back as it was typed to its owner alone, after a reload too', () => {
      const { adapter, reopened } = opened();
      expect(adapter.find(priya)).toBeNull();
      expect(adapter.keep(priya, draft)).toBe(true);
      for (const drafts of [adapter, reopened()]) expect([drafts.find(priya), drafts.find(sam)]).toEqual([draft, null]);
    });

    test('a later one replaces an earlier one', () => {
      const { adapter, reopened } = opened();
      adapter.keep(priya, draft);
      const later = { version: 'v2', lines: [], pasted: '' };
      adapter.keep(priya, later);
      expect(reopened().find(priya)).toEqual(later);
    });

    test('a store that throws says that it keeps nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      expect(adapter.keep(priya, draft)).toBe(false);
      expect(adapter.find(priya)).toBeNull();
    });
  });
};

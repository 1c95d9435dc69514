import { describe, expect, test } from 'vitest';
import type { StaffLogins } from '../../ports/staff-logins.ts';
import type { StoreFixture } from './stores.ts';

/** Laws of every `StaffLogins`. */
export const staffLoginsContract = (name: string, { opened, blocked }: StoreFixture<StaffLogins>): void => {
  const [first, second] = [
    { state: 'one', returnTo: null },
    { state: 'two', returnTo: '/connect/reports' },
  ];

  describe(`${name} are a StaffLogins`, () => {
    test('what is kept is taken up after the way to the provider and back, once', () => {
      for (const pending of [first, second]) {
        const { adapter, reopened } = opened();
        expect(adapter.take()).toBeNull();
        adapter.keep(pending);
        expect(reopened().take()).toEqual(pending);
        expect([adapter.take(), reopened().take()]).toEqual([null, null]);
      }
    });

    test('a later one takes the place of the one before', () => {
      const { adapter } = opened();
      adapter.keep(first);
      adapter.keep(second);
      expect([adapter.take(), adapter.take()]).toEqual([second, null]);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.keep(first);
      expect(adapter.take()).toBeNull();
    });
  });
};

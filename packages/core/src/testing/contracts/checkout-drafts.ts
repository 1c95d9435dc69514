import { describe, expect, test } from 'vitest';
import { day } from '../../domain/calendar/day.ts';
import type { CheckoutEntry } from '../../domain/ordering/checkout-entry.ts';
import type { CheckoutDrafts } from '../../ports/checkout-drafts.ts';
import { pence } from '../money.ts';
import type { StoreFixture } from './stores.ts';

/** Laws of every `CheckoutDrafts`. */
export const checkoutDraftsContract = (name: string, { opened, blocked }: StoreFixture<CheckoutDrafts>): void => {
  const [priya, sam] = ['priya@northgate.example', 'sam@northgate.example'];
  const form = { addressId: 'a1', reference: 'PO-1', requestedOn: day('2026-12-01'), notes: 'Gate 2' };
  const totals = { idempotencyKey: 'k1', basketVersion: 3, totalIncVat: pence(1200), storefront: 'de/de' };
  const entry: CheckoutEntry = { ...form, sent: { ...form, ...totals }, sentAt: '2026-11-20T12:00:00.000Z' };

  describe(`${name} is a CheckoutDrafts`, () => {
    test('what is kept comes back whole to its user alone, after a reload too, until it is forgotten', () => {
      const { adapter, reopened } = opened();
      expect(adapter.find(priya)).toBeNull();
      adapter.keep(priya, entry);
      for (const drafts of [adapter, reopened()]) expect([drafts.find(priya), drafts.find(sam)]).toEqual([entry, null]);
      adapter.forget(sam);
      expect(adapter.find(priya)).toEqual(entry);
      adapter.forget(priya);
      for (const drafts of [adapter, reopened()]) expect(drafts.find(priya)).toBeNull();
    });

    test('a later one replaces an earlier one', () => {
      const { adapter, reopened } = opened();
      adapter.keep(priya, entry);
      const later = { ...entry, reference: 'PO-2', sent: null, sentAt: null };
      adapter.keep(priya, later);
      expect(reopened().find(priya)).toEqual(later);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.keep(priya, entry);
      expect(adapter.find(priya)).toBeNull();
      adapter.forget(priya);
    });
  });
};

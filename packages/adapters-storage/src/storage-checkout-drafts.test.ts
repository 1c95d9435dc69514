import { day } from '@connect/core/domain/calendar/day';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import { pence } from '@connect/core/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { createStorageCheckoutDrafts } from './storage-checkout-drafts.ts';

const priya = 'priya@northgate.example';
const entry: CheckoutEntry = {
  addressId: 'a1',
  reference: 'PO-1',
  requestedOn: day('2026-12-01'),
  notes: 'Gate 2',
  sent: {
    idempotencyKey: 'k1',
    basketVersion: 3,
    totalIncVat: pence(1200),
    addressId: 'a1',
    reference: 'PO-1',
    requestedOn: null,
    notes: '',
    storefront: 'de/de',
  },
  sentAt: '2026-11-20T12:00:00.000Z',
};

const setUp = () => {
  const storage = createMemoryStorage();
  return { storage, drafts: createStorageCheckoutDrafts(createSafeStore(storage)) };
};

test('whatever stands in its place is a checkout or none', () => {
  const spoilt = fc
    .tuple(fc.constantFrom('idempotencyKey', 'totalIncVat', 'requestedOn'), fc.constantFrom(undefined, {}, 1200))
    .map(([field, value]) => JSON.stringify({ ...entry, sent: { ...entry.sent, [field]: value } }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), spoilt), (text) => {
      const { storage, drafts } = setUp();
      storage.setItem(`checkout:${priya}`, text);
      expect(drafts.find(priya)).toBeNull();
    }),
  );
});

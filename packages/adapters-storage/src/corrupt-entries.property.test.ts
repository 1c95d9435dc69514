import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import { emptyEntry } from '@connect/core/domain/samples/sample-entry';
import { anInvoice, anOrder } from '@connect/core/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { createStorageDocumentCache } from './storage-document-cache.ts';
import { createStorageFigureCache } from './storage-figure-cache.ts';
import { createStoragePreferences } from './storage-preferences.ts';
import { createStorageQuickOrderDrafts } from './storage-quick-order-drafts.ts';
import { createStorageSampleDrafts } from './storage-sample-drafts.ts';
import { createStorageStaffLogins } from './storage-staff-logins.ts';

const setUp = () => {
  const storage = createMemoryStorage();
  const store = createSafeStore(storage);
  return {
    storage,
    cache: createStorageDocumentCache(store),
    figures: createStorageFigureCache(store),
    preferences: createStoragePreferences(store),
    drafts: createStorageSampleDrafts(store),
    quickOrders: createStorageQuickOrderDrafts(store),
    staffLogins: createStorageStaffLogins(store),
  };
};

const junk = fc.oneof(fc.string(), fc.json());
/** A document with one of its fields taken out, or replaced by a value of a kind that no field has. */
const spoilt = <D extends object>(document: D): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(document)), fc.constantFrom(undefined, {}))
    .map(([field, value]) => JSON.stringify({ ...document, [field]: value }));

describe('a corrupt entry is dropped and breaks nothing (decisions §broken-storage)', () => {
  test('whatever stands under a document key is a document or nothing', () => {
    fc.assert(
      fc.property(junk, (text) => {
        const { storage, cache } = setUp();
        storage.setItem('order:SO-1', text);
        storage.setItem('invoice:SI-1', text);
        expect([cache.order(orderNoOf('SO-1')), cache.invoice(invoiceNoOf('SI-1'))]).toEqual([null, null]);
        expect(storage.length).toBe(0);
      }),
    );
  });

  test('an order that lacks a field, or has one of another kind, is dropped', () => {
    fc.assert(
      fc.property(spoilt(anOrder({ no: orderNoOf('SO-1') })), (text) => {
        const { storage, cache } = setUp();
        storage.setItem('order:SO-1', text);
        expect(cache.order(orderNoOf('SO-1'))).toBeNull();
      }),
    );
  });

  test('an invoice that lacks a field, or has one of another kind, is dropped', () => {
    fc.assert(
      fc.property(spoilt(anInvoice({ no: invoiceNoOf('SI-1') })), (text) => {
        const { storage, cache } = setUp();
        storage.setItem('invoice:SI-1', text);
        expect(cache.invoice(invoiceNoOf('SI-1'))).toBeNull();
      }),
    );
  });

  test('a line with a figure that is none is dropped with its document', () => {
    const { storage, cache } = setUp();
    const order = anOrder({ no: orderNoOf('SO-1') });
    const lines = order.lines.map((line) => ({ ...line, quantity: 'ten' }));
    storage.setItem('order:SO-1', JSON.stringify({ ...order, lines }));
    expect(lines.length).toBeGreaterThan(0);
    expect(cache.order(orderNoOf('SO-1'))).toBeNull();
  });

  test('whatever stands under a figure key is a figure or nothing', () => {
    fc.assert(
      fc.property(junk, (text) => {
        const { storage, figures } = setUp();
        storage.setItem('figure:next-due', text);
        storage.setItem('figure:orders-count', text);
        expect([figures.get('next-due'), figures.get('orders-count')]).toEqual([null, null]);
      }),
    );
  });

  test('a sample draft that lacks a field, or has one of another kind, is none', () => {
    fc.assert(
      fc.property(fc.oneof(junk, spoilt(emptyEntry('k1', day('2026-11-20')))), (text) => {
        const { storage, drafts } = setUp();
        storage.setItem('sample-draft:morgan@connect.example', text);
        expect(drafts.find('morgan@connect.example')).toBeNull();
      }),
    );
  });

  test('a quick order that lacks a field, or has one of another kind, is none', () => {
    const draft = { version: 'v1', lines: [{ sku: 'GLV-1', quantity: '1' }] };
    fc.assert(
      fc.property(
        fc.oneof(
          junk,
          spoilt(draft),
          spoilt({ sku: '', quantity: '' }).map((line) => `{"version":"v","lines":[${line}]}`),
          fc.constant(JSON.stringify({ ...draft, pasted: {} })),
        ),
        (text) => {
          const { storage, quickOrders } = setUp();
          storage.setItem('quick-order:priya@northgate.example', text);
          expect(quickOrders.find('priya@northgate.example')).toBeNull();
        },
      ),
    );
  });

  test('whatever stands under staff-login-state is a sign-in or none', () => {
    fc.assert(
      fc.property(fc.oneof(junk, spoilt({ state: 'its', returnTo: '/connect' })), (text) => {
        const { storage, staffLogins } = setUp();
        storage.setItem('staff-login-state', text);
        expect(staffLogins.take()).toBeNull();
        expect(storage.length).toBe(0);
      }),
    );
  });

  test('whatever stands under picker-range is a range or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          junk,
          fc.json().map((from) => `{"date_from":${from},"date_to":"2026-01-01 23:59"}`),
        ),
        (text) => {
          const { storage, preferences } = setUp();
          storage.setItem('picker-range', text);
          expect(preferences.range()).toBeNull();
        },
      ),
    );
  });
});

describe('the keys are those of specification §browser-storage', () => {
  test('picker-range holds date_from and date_to as YYYY-MM-DD HH:mm (specification §date-range)', () => {
    const { storage, preferences } = setUp();
    preferences.setRange({ from: day('2026-01-01'), to: day('2026-03-31') });
    expect(JSON.parse(storage.getItem('picker-range') ?? '')).toEqual({
      date_from: '2026-01-01 00:00',
      date_to: '2026-03-31 23:59',
    });
  });

  test('the chosen view is saved under ls-orderShowingType (specification §list-address)', () => {
    const { storage, preferences } = setUp();
    preferences.setView('invoices');
    expect(storage.getItem('ls-orderShowingType')).toBe('invoices');
  });
});

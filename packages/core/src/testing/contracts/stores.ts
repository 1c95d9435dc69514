import { describe, expect, test } from 'vitest';
import { invoiceNoOf, orderNoOf } from '../../domain/documents/number.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf } from '../../domain/ordering/sku.ts';
import { day } from '../../domain/calendar/day.ts';
import { cacheKey } from '../../domain/documents/cached-document.ts';
import { emptyEntry } from '../../domain/samples/sample-entry.ts';
import type { DocumentCache } from '../../ports/document-cache.ts';
import type { LastSeen } from '../../ports/last-seen.ts';
import type { FigureCache } from '../../ports/figure-cache.ts';
import type { Preferences } from '../../ports/preferences.ts';
import type { SampleDrafts } from '../../ports/sample-drafts.ts';
import { aCustomer, aHit, aListRequest, anInvoice, anOrder, aUser } from '../examples.ts';

/**
 * How a suite gets its adapters: over an empty store, opened again over the same store as after a reload, and over a store
 * that is blocked (reading and writing throw).
 */
export interface StoreFixture<Adapter> {
  readonly opened: () => { readonly adapter: Adapter; readonly reopened: () => Adapter };
  readonly blocked: () => Adapter;
}

/** Laws of every `DocumentCache`. */
export const documentCacheContract = (name: string, { opened, blocked }: StoreFixture<DocumentCache>): void => {
  const order = anOrder({ no: orderNoOf('SO-1') });
  const invoice = anInvoice({ no: invoiceNoOf('SI-1') });

  describe(`${name} is a DocumentCache`, () => {
    test('an empty store holds no document', () => {
      const { adapter } = opened();
      expect([adapter.order(orderNoOf('SO-1')), adapter.invoice(invoiceNoOf('SI-1'))]).toEqual([null, null]);
    });

    test('what is saved comes back whole, after a reload too', () => {
      const { adapter, reopened } = opened();
      adapter.save(cacheKey('order', 'SO-1'), order);
      adapter.save(cacheKey('invoice', 'SI-1'), invoice);
      expect([adapter.order(orderNoOf('SO-1')), adapter.invoice(invoiceNoOf('SI-1'))]).toEqual([order, invoice]);
      expect([reopened().order(orderNoOf('SO-1')), reopened().invoice(invoiceNoOf('SI-1'))]).toEqual([order, invoice]);
    });

    test('a document is found by its own kind and number alone', () => {
      const { adapter } = opened();
      adapter.save(cacheKey('order', 'SO-1'), order);
      expect([adapter.invoice(invoiceNoOf('SO-1')), adapter.order(orderNoOf('SO-2'))]).toEqual([null, null]);
    });

    test('a later copy replaces the earlier one', () => {
      const { adapter } = opened();
      adapter.save(cacheKey('order', 'SO-1'), order);
      adapter.save(cacheKey('order', 'SO-1'), { ...order, progress: 'Ready to Invoice' });
      expect(adapter.order(orderNoOf('SO-1'))?.progress).toBe('Ready to Invoice');
    });

    test('clearing forgets every document, after a reload too', () => {
      const { adapter, reopened } = opened();
      adapter.save(cacheKey('order', 'SO-1'), order);
      adapter.save(cacheKey('invoice', 'SI-1'), invoice);
      adapter.clear();
      expect([adapter.order(orderNoOf('SO-1')), adapter.invoice(invoiceNoOf('SI-1'))]).toEqual([null, null]);
      expect([reopened().order(orderNoOf('SO-1')), reopened().invoice(invoiceNoOf('SI-1'))]).toEqual([null, null]);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.save(cacheKey('order', 'SO-1'), order);
      expect(adapter.order(orderNoOf('SO-1'))).toBeNull();
      adapter.clear();
    });
  });
};

interface LastSeenFixture extends StoreFixture<LastSeen> {
  readonly opened: () => ReturnType<StoreFixture<LastSeen>['opened']> & {
    /** Makes a session's token the active one. */
    readonly of: (session: string) => void;
  };
}

/** Laws of every `LastSeen`. */
export const lastSeenContract = (name: string, { opened, blocked }: LastSeenFixture): void => {
  const session = { user: aUser(), customer: aCustomer(), manager: null, impersonating: false };
  const list = { request: aListRequest(), found: { hits: [aHit()], total: 31 } };

  describe(`${name} is a LastSeen`, () => {
    test('nothing was seen before it is kept, nor without a session', async () => {
      const { adapter, of } = opened();
      adapter.keepSession(session);
      adapter.listKeeper()(list);
      expect([await adapter.session(), await adapter.list()]).toEqual([null, null]);
      of('a');
      expect([await adapter.session(), await adapter.list()]).toEqual([null, null]);
    });

    test('what is kept comes back whole, after a reload too, the last of it', async () => {
      const { adapter, reopened, of } = opened();
      of('a');
      adapter.listKeeper()({ ...list, found: { hits: [], total: 0 } });
      adapter.keepSession(session);
      adapter.listKeeper()(list);
      for (const each of [adapter, reopened()])
        expect([await each.session(), await each.list()]).toEqual([session, list]);
    });

    test('it is of its session alone', async () => {
      const { adapter, of } = opened();
      of('a');
      adapter.keepSession(session);
      adapter.listKeeper()(list);
      of('b');
      expect([await adapter.session(), await adapter.list()]).toEqual([null, null]);
    });

    test('what comes once another session has begun is not kept for that one', async () => {
      const { adapter, of } = opened();
      of('a');
      const late = adapter.listKeeper();
      of('b');
      late(list);
      expect(await adapter.list()).toBeNull();
      of('a');
      expect(await adapter.list()).toBeNull();
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', async () => {
      const adapter = blocked();
      adapter.keepSession(session);
      adapter.listKeeper()(list);
      expect([await adapter.session(), await adapter.list()]).toEqual([null, null]);
    });
  });
};

/** Laws of every `FigureCache`. */
export const figureCacheContract = (name: string, { opened, blocked }: StoreFixture<FigureCache>): void => {
  describe(`${name} is a FigureCache`, () => {
    test('an empty store holds no figure', () => {
      const { adapter } = opened();
      expect([adapter.get('next-due'), adapter.get('orders-count')]).toEqual([null, null]);
    });

    test('what is saved comes back with its time, after a reload too', () => {
      const { adapter, reopened } = opened();
      adapter.set('next-due', day('2026-12-02'), 1000);
      adapter.set('orders-count', { pending: 3, fulfilled: 17 }, 2000);
      for (const cache of [adapter, reopened()]) {
        expect(cache.get('next-due')).toEqual({ value: '2026-12-02', storedAt: 1000 });
        expect(cache.get('orders-count')).toEqual({ value: { pending: 3, fulfilled: 17 }, storedAt: 2000 });
      }
    });

    test("'nothing is due' is a figure, too", () => {
      const { adapter } = opened();
      adapter.set('next-due', null, 1000);
      expect(adapter.get('next-due')).toEqual({ value: null, storedAt: 1000 });
    });

    test('a later figure replaces the earlier one', () => {
      const { adapter } = opened();
      adapter.set('next-due', day('2026-12-02'), 1000);
      adapter.set('next-due', day('2026-12-09'), 5000);
      expect(adapter.get('next-due')).toEqual({ value: '2026-12-09', storedAt: 5000 });
    });

    test('clearing forgets every figure, after a reload too', () => {
      const { adapter, reopened } = opened();
      adapter.set('next-due', day('2026-12-02'), 1000);
      adapter.set('orders-count', { pending: 3, fulfilled: 17 }, 2000);
      adapter.clear();
      for (const cache of [adapter, reopened()])
        expect([cache.get('next-due'), cache.get('orders-count')]).toEqual([null, null]);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.set('next-due', day('2026-12-02'), 1000);
      expect(adapter.get('next-due')).toBeNull();
      adapter.clear();
    });
  });
};

/** Laws of every `Preferences`. */
export const preferencesContract = (name: string, { opened, blocked }: StoreFixture<Preferences>): void => {
  const choose = (adapter: Preferences): void => {
    adapter.setRange({ from: day('2026-01-01'), to: day('2026-03-31') });
    adapter.setView('invoices');
    adapter.rememberEmail('priya@northgate.example');
  };
  const held = (adapter: Preferences): readonly unknown[] => [
    adapter.range(),
    adapter.view(),
    adapter.rememberedEmail(),
  ];

  describe(`${name} is a Preferences`, () => {
    test('an empty store holds no choice', () => {
      expect(held(opened().adapter)).toEqual([null, null, null]);
    });

    test('what is saved comes back, after a reload too', () => {
      const { adapter, reopened } = opened();
      choose(adapter);
      const chosen = [{ from: '2026-01-01', to: '2026-03-31' }, 'invoices', 'priya@northgate.example'];
      expect(held(adapter)).toEqual(chosen);
      expect(held(reopened())).toEqual(chosen);
    });

    test('the email is forgotten on request, and nothing else', () => {
      const { adapter, reopened } = opened();
      choose(adapter);
      adapter.rememberEmail(null);
      expect(held(adapter)).toEqual([{ from: '2026-01-01', to: '2026-03-31' }, 'invoices', null]);
      expect(reopened().rememberedEmail()).toBeNull();
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      choose(adapter);
      expect(held(adapter)).toEqual([null, null, null]);
    });
  });
};

/** Laws of every `SampleDrafts`. */
export const sampleDraftsContract = (name: string, { opened, blocked }: StoreFixture<SampleDrafts>): void => {
  const item = { sku: skuOf('GLV-1'), title: 'Glove', brand: 'Hold', thumbnail: null, slug: 'glove' };
  const entry = {
    ...emptyEntry('k1', day('2026-11-20')),
    customerNo: 'C1',
    lines: [{ item, quantity: quantityOf(3) }],
  };
  const morgan = 'morgan@connect.example';
  const robin = 'robin@connect.example';

  describe(`${name} is a SampleDrafts`, () => {
    test('what is kept comes back whole to its user alone, after a reload too', () => {
      const { adapter, reopened } = opened();
      expect(adapter.find(morgan)).toBeNull();
      adapter.keep(morgan, entry);
      for (const drafts of [adapter, reopened()])
        expect([drafts.find(morgan), drafts.find(robin)]).toEqual([entry, null]);
    });

    test("a user's own is forgotten when it was sent, and nobody else's", () => {
      const { adapter } = opened();
      adapter.keep(morgan, entry);
      adapter.keep(robin, { ...entry, reason: 'Trial' });
      adapter.forget(morgan);
      expect([adapter.find(morgan), adapter.find(robin)?.reason]).toEqual([null, 'Trial']);
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.keep(morgan, entry);
      expect(adapter.find(morgan)).toBeNull();
      adapter.forget(morgan);
    });
  });
};

import type { OrdersCount } from '@connect/core/domain/account/figures';
import { isDay } from '@connect/core/domain/calendar/day';
import type { FigureCache, Figures } from '@connect/core/ports/figure-cache';
import type { SafeStore } from './safe-store.ts';
import { amount, fromJson, orNull, shape } from './shape.ts';
import type { Check } from './shape.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly storedAt: number;
}

const entry = <Value>(value: Check): ((stored: unknown) => stored is Entry<Value>) =>
  shape<Entry<Value>>({ value, storedAt: amount });

const isEntry: { readonly [Name in keyof Figures]: (stored: unknown) => stored is Entry<Figures[Name]> } = {
  'next-due': entry<Figures['next-due']>(orNull(isDay)),
  'orders-count': entry<Figures['orders-count']>(shape<OrdersCount>({ pending: amount, fulfilled: amount })),
};

/** Figures of the dashboard as JSON under `figure:{name}`. A corrupt one is absent. */
export const createStorageFigureCache = (store: SafeStore): FigureCache => ({
  get: (name) => {
    const stored = fromJson(store.get(`figure:${name}`));
    return isEntry[name](stored) ? stored : null;
  },
  set: (name, value, storedAt) => store.set(`figure:${name}`, JSON.stringify({ value, storedAt })),
  clear: () => store.removeAll('figure:'),
});

import type { FigureName, OrdersCount } from '../domain/account/figures.ts';
import type { Day } from '../domain/calendar/day.ts';

/** What each cached figure of the dashboard is (specification §cached-figures). */
export interface Figures {
  'next-due': Day | null;
  'orders-count': OrdersCount;
}

/** Figures of the dashboard kept in the browser, with the time they were stored at (milliseconds). */
export interface FigureCache {
  get<Name extends FigureName>(name: Name): { readonly value: Figures[Name]; readonly storedAt: number } | null;
  set<Name extends FigureName>(name: Name, value: Figures[Name], storedAt: number): void;
  clear(): void;
}

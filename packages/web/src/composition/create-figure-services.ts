import { makeLoadOrderHistory, makeLoadPaymentDue } from '@connect/core/use-cases/account/load-figures';
import type { Ports } from './ports.ts';

/** What the cards of the dashboard ask for. */
export const createFigureServices = (ports: Ports) => ({
  loadPaymentDue: makeLoadPaymentDue(ports),
  loadOrderHistory: makeLoadOrderHistory(ports),
});

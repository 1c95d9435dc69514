import { makeLoadOrderHistory, makeLoadPaymentDue } from '@connect/core/use-cases/account/load-figures';
import { makeOwnCustomer } from '@connect/core/use-cases/account/own-customer';
import type { CurrentSession } from '@connect/core/use-cases/session/current-session';
import type { Ports } from './ports.ts';

/** What the cards of the dashboard ask for. */
export const createFigureServices = (ports: Ports & { readonly session: CurrentSession }) => ({
  ownCustomer: makeOwnCustomer(ports),
  loadPaymentDue: makeLoadPaymentDue(ports),
  loadOrderHistory: makeLoadOrderHistory(ports),
});

import { randomUUID } from 'node:crypto';
import { calls } from '@connect/contract/calls';
import * as v from 'valibot';
import type { TestPortal } from '../../testing/test-portal.ts';

/** Puts a quantity of an item into the basket of whoever has the token; 0 takes it out. */
export const setInBasket = async (
  portal: Pick<TestPortal, 'call'>,
  token: string,
  quantity: number,
  sku = 'GLV-8841-L',
): Promise<void> => {
  const body = { idempotencyKey: randomUUID(), changes: [{ kind: 'set', sku, quantity }] };
  const answer = await portal.call(calls.editBasket, { token, body });
  const { refused } = v.parse(calls.editBasket.answer, await answer.json());
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
};

/** The body of a call that orders the basket as it is now. */
export const anOrderForm = async (
  portal: Pick<TestPortal, 'call'>,
  token: string,
  fields: Record<string, unknown> = {},
) => {
  const basket = v.parse(calls.basket.answer, await (await portal.call(calls.basket, { token })).json());
  const checkout = v.parse(calls.checkout.answer, await (await portal.call(calls.checkout, { token })).json());
  return {
    idempotencyKey: randomUUID(),
    basketVersion: basket.version,
    totalIncVat: basket.totalIncVat,
    addressId: checkout.addresses[0]?.id ?? '',
    reference: 'PO 88213 Leeds',
    requestedOn: null,
    notes: '',
    ...fields,
  };
};

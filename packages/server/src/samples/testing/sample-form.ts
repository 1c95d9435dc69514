import { randomUUID } from 'node:crypto';

/** The body of a call that orders samples for Northgate. */
export const aSampleForm = (fields: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  customer_no: 'C10482',
  ship_to: { name: 'Northgate', address: 'Unit 12', address_2: '', post_code: 'LS9 7DN' },
  lines: [{ sku: 'GLV-8841-L', quantity: 2 }],
  reason: 'A new glove',
  follow_up_on: null,
  ...fields,
});

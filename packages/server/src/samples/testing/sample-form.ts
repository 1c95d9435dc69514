import { randomUUID } from 'node:crypto';

/** The body of a call that orders samples for Northgate. */
export const aSampleForm = (fields: Record<string, unknown> = {}) => ({
  idempotencyKey: randomUUID(),
  customerNo: 'C10482',
  shipTo: { name: 'Northgate', address: 'Unit 12', address2: '', postCode: 'LS9 7DN' },
  lines: [{ sku: 'GLV-8841-L', quantity: 2 }],
  reason: 'A new glove',
  followUpOn: null,
  ...fields,
});

import { expect, test } from 'vitest';

import { invoiceNoOf, orderNoOf } from '../../domain/documents/number.ts';
import { aHit, createMemorySessionTokens } from '../../testing/index.ts';
import { makeSeenRows } from './seen-rows.ts';

const open = () => {
  const tokens = createMemorySessionTokens();
  tokens.set('first');
  return { tokens, rows: makeSeenRows({ tokens }) };
};
const no = orderNoOf('SO-1');
const found = (status: string) => ({ hits: [aHit({ kind: 'order', number: no, status })], total: 1 });

test('the row of a document is the one that was found last, of its own kind', async () => {
  const { rows } = open();
  expect(rows.row('order', no)).toBeNull();
  await rows.remembering(async () => found('open'))();
  await rows.remembering(async () => found('shipped'))();
  await rows.remembering(async () => null)();
  expect(rows.row('order', no)?.status).toBe('shipped');
  expect(rows.row('invoice', invoiceNoOf('SO-1'))).toBeNull();
});

test('rows are of the session that found them: not of another, and not of one that began while they were on their way', async () => {
  const { tokens, rows } = open();
  await rows.remembering(async () => found('open'))();
  tokens.set('second');
  expect(rows.row('order', no)).toBeNull();
  await rows.remembering(async () => {
    tokens.set('third');
    return found('open');
  })();
  expect(rows.row('order', no)).toBeNull();
});

test('what is asked and what is answered go through; the oldest of many rows are forgotten', async () => {
  const { rows } = open();
  const find = rows.remembering(async (page: number) => ({
    hits: Array.from({ length: 10 }, (_, place) => aHit({ kind: 'order', number: orderNoOf(`SO-${page}${place}`) })),
    total: page,
  }));
  for (let page = 1; page <= 30; page++) expect((await find(page)).total).toBe(page);
  expect(rows.row('order', orderNoOf('SO-15'))).toBeNull();
  expect(rows.row('order', orderNoOf('SO-305'))).not.toBeNull();
});

import { describe, expect, test } from 'vitest';

import { skuOf } from '../ordering/sku.ts';
import { day } from '../calendar/day.ts';
import { sampleFormProblems, type SampleDraft } from './sample-form.ts';

const today = day('2026-11-20');
const aDraft = (fields: Partial<SampleDraft> = {}): SampleDraft => ({
  customer: { no: 'C10482', isBlocked: false },
  shipTo: { name: 'Northgate', address: 'Unit 12', address2: '', postCode: 'LS9 7DN' },
  lines: [{ sku: skuOf('GLV-8841-L'), quantity: 2 }],
  reason: 'A new glove',
  followUpOn: null,
  ...fields,
});
const problemsOf = (fields: Partial<SampleDraft>) => sampleFormProblems(aDraft(fields), today);

test('a draft with everything in it can be sent', () => {
  expect(problemsOf({})).toEqual([]);
});

test('an empty form names what is required, in the order of its fields', () => {
  const shipTo = { name: '', address: ' ', address2: '', postCode: '' };
  expect(problemsOf({ customer: null, shipTo, lines: [], reason: ' ' })).toEqual([
    { field: 'customer', problem: 'required' },
    { field: 'shipTo', part: 'name', problem: 'required' },
    { field: 'shipTo', part: 'address', problem: 'required' },
    { field: 'shipTo', part: 'postCode', problem: 'required' },
    { field: 'lines', problem: 'required' },
    { field: 'reason', problem: 'required' },
  ]);
});

test('nothing is sent to a blocked customer', () => {
  expect(problemsOf({ customer: { no: 'C1', isBlocked: true } })).toEqual([{ field: 'customer', problem: 'blocked' }]);
});

test('texts have a longest length, the space around them aside', () => {
  const shipTo = {
    ...aDraft().shipTo,
    name: `${'x'.repeat(100)} `,
    address2: 'x'.repeat(101),
    postCode: 'x'.repeat(21),
  };
  expect(problemsOf({ reason: `${'x'.repeat(500)} ` })).toEqual([]);
  expect(problemsOf({ shipTo, reason: 'x'.repeat(501) })).toEqual([
    { field: 'shipTo', part: 'address2', problem: 'too-long' },
    { field: 'shipTo', part: 'postCode', problem: 'too-long' },
    { field: 'reason', problem: 'too-long' },
  ]);
});

describe('the lines', () => {
  test('are 50 at most', () => {
    const lines = Array.from({ length: 51 }, (_, index) => ({ sku: skuOf(`A-${index}`), quantity: 1 }));
    expect(problemsOf({ lines: lines.slice(0, 50) })).toEqual([]);
    expect(problemsOf({ lines })).toEqual([{ field: 'lines', problem: 'too-many' }]);
  });

  test.each([0, -1, 1.5, Number.NaN, 100])('refuse %s of an item', (quantity) => {
    expect(problemsOf({ lines: [{ sku: skuOf('A'), quantity }] })).toEqual([
      { field: 'lines', sku: 'A', problem: 'wrong-quantity' },
    ]);
  });

  test('count an item that stands in two of them together', () => {
    const lines = [
      { sku: skuOf('A'), quantity: 60 },
      { sku: skuOf('B'), quantity: 99 },
      { sku: skuOf('A'), quantity: 40 },
    ];
    expect(problemsOf({ lines })).toEqual([{ field: 'lines', sku: 'A', problem: 'wrong-quantity' }]);
    const negative = [
      { sku: skuOf('B'), quantity: 1 },
      { sku: skuOf('A'), quantity: -1 },
      { sku: skuOf('A'), quantity: 2 },
    ];
    expect(problemsOf({ lines: negative })).toEqual([{ field: 'lines', sku: 'A', problem: 'wrong-quantity' }]);
  });
});

test('a follow-up may be today, but not before', () => {
  expect(problemsOf({ followUpOn: today })).toEqual([]);
  expect(problemsOf({ followUpOn: day('2026-11-19') })).toEqual([{ field: 'followUpOn', problem: 'in-the-past' }]);
});

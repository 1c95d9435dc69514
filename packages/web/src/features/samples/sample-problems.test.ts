import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { day } from '@connect/core/domain/calendar/day';
import { emptyEntry } from '@connect/core/domain/samples/sample-entry';
import { sampleFormProblems } from '@connect/core/domain/samples/sample-form';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { expect, test } from 'vitest';

import { english } from '../../i18n/translator.ts';
import { refusalProblems, ruleProblems } from './sample-problems.ts';

const { t } = english;
const item = { sku: skuOf('GLV-1'), title: 'Glove', brand: '', thumbnail: null, slug: '' };
const lines = [
  { item, quantity: quantityOf(1) },
  { item: { ...item, sku: skuOf('BOT-1') }, quantity: quantityOf(1) },
];
const refusal = (message: Partial<ServerMessage> | null) => ({
  failure: 'rejected' as const,
  message: message && { code: '', text: 'Said by the server.', values: {}, errors: {}, html: null, ...message },
});

test('what an empty form lacks is said at each field', () => {
  const entry = emptyEntry('k', day('2026-11-20'));
  const draft = { ...entry, customer: null, shipTo: entry.written, lines: [] };
  expect(ruleProblems(t, sampleFormProblems(draft, day('2026-11-20')))).toEqual({
    at: {
      customer: 'Choose a customer.',
      name: 'Enter a name.',
      address: 'Enter an address.',
      postCode: 'Enter a postcode.',
      lines: 'Add at least one product.',
      reason: 'Enter a reason.',
    },
    items: {},
  });
});

test('a quantity that cannot be sent is said at its line', () => {
  const draft = {
    customer: { no: 'C1', isBlocked: true },
    shipTo: { name: 'a', address: 'b', address2: '', postCode: 'c' },
    lines: [{ sku: skuOf('GLV-1'), quantity: quantityOf(100) }],
    reason: 'x'.repeat(501),
    followUpOn: day('2026-11-19'),
  };
  expect(ruleProblems(t, sampleFormProblems(draft, day('2026-11-20')))).toEqual({
    at: {
      customer: 'This customer is blocked, so you can’t send samples.',
      reason: 'Too long. Please shorten it.',
      followUpOn: 'This date is in the past.',
    },
    items: { 'GLV-1': 'Enter a quantity from 1 to 99.' },
  });
});

test.each([
  [{ code: 'customer_blocked' }, { customer: 'This customer is blocked, so you can’t send samples.' }],
  [{ code: 'date_in_the_past' }, { followUpOn: 'This date is in the past.' }],
  [
    { code: 'malformed_request', errors: { 'shipTo.postCode': ['is too long'] } },
    { postCode: 'Too long. Please shorten it.' },
  ],
  [{ code: 'some_other' }, { form: 'Said by the server.' }],
  [null, { form: 'We can’t reach the server. Check your connection and try again.' }],
])('the refusal %j is said at its field', (message, at) => {
  expect(refusalProblems(t, refusal(message), lines)).toEqual({ at, items: {} });
});

test('what is wrong with an item is said at its line', () => {
  const unknown = refusal({ code: 'unknown_product', values: { sku: skuOf('BOT-1') } });
  expect(refusalProblems(t, unknown, lines)).toEqual({ at: {}, items: { 'BOT-1': 'We couldn’t find product BOT-1.' } });
  const malformed = refusal({ code: 'malformed_request', errors: { 'lines.0.quantity': ['is required'] } });
  expect(refusalProblems(t, malformed, lines)).toEqual({ at: {}, items: { 'GLV-1': 'Please fill in this field.' } });
});

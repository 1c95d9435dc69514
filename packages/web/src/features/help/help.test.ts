import { expect, test } from 'vitest';

import { deliveryTopics } from './delivery-topics.ts';
import { invoiceTopics } from './invoice-topics.ts';
import { orderTopics } from './order-topics.ts';
import { accountTopics, findingTopics } from './portal-topics.ts';
import { filterTopics } from './topic.ts';

const groups = [orderTopics, invoiceTopics, deliveryTopics, findingTopics, accountTopics];
const topics = groups.flatMap((group) => group.topics);
const same = (text: string): string => text;

test('every anchor of the help page is there once, #credit-approval among them (spec §2)', () => {
  const anchors = [...groups.map(({ id }) => id), ...topics.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors).toContain('credit-approval');
});

test('anchors are words of an address', () => {
  for (const { id } of [...groups, ...topics]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every question is answered', () => {
  expect(topics.length).toBeGreaterThanOrEqual(13);
  for (const { answer } of topics) expect(answer.length).toBeGreaterThan(0);
});

test('the filter keeps the questions that hold every word, whatever its case', () => {
  const found = filterTopics(groups, ' CREDIT  waits ', same).flatMap((group) => group.topics);
  expect(found.map(({ id }) => id)).toContain('credit-approval');
  expect(found.map(({ id }) => id)).not.toContain('keyboard');
  expect(filterTopics(groups, 'no such word anywhere', same)).toEqual([]);
});

test('an empty filter keeps all questions', () => {
  expect(filterTopics(groups, '  ', same)).toEqual(groups);
});

test('the filter looks into the texts of the page’s own language', () => {
  const toGerman = (text: string): string => (text === 'How do credits show?' ? 'Gutschriften' : '');
  const found = filterTopics(groups, 'gutschrift', toGerman).flatMap((group) => group.topics);
  expect(found.map(({ id }) => id)).toEqual(['credits']);
});

import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { day } from '@connect/core/domain/calendar/day';
import { emptyEntry } from '@connect/core/domain/samples/sample-entry';
import { createMemorySampleDrafts } from '@connect/core/testing';
import { makeKeepSampleOrder } from '@connect/core/use-cases/samples/keep-sample-order';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { StaffProvider } from '../../staff-services.ts';
import type { StaffServices } from '../../staff-services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { useSampleEntry } from './use-sample-entry.ts';

afterEach(cleanup);

const email = 'priya@northgate.example';
const glove = { sku: skuOf('GLV-1'), title: 'Glove', brand: '', thumbnail: null, slug: '' };
const boot = { ...glove, sku: skuOf('BOT-1') };
const lines = [
  { item: glove, quantity: quantityOf(2) },
  { item: boot, quantity: quantityOf(1) },
];

const rig = () => {
  const drafts = createMemorySampleDrafts();
  // What else there is the form does not use.
  const staff = { keepSampleOrder: makeKeepSampleOrder({ drafts }) } as StaffServices;
  const services = fakeServices();
  const open = (customerNo: string | null = null) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ServicesProvider value={services}>
        <StaffProvider value={staff}>{children}</StaffProvider>
      </ServicesProvider>
    );
    const { result, unmount } = renderHook(() => useSampleEntry(customerNo), { wrapper });
    return { form: () => result.current, unmount };
  };
  return { open, drafts };
};

test('what was entered is there again when the form is opened once more', () => {
  const { open } = rig();
  const first = open('C1');
  expect(first.form().kept).toBe(false);
  act(() => first.form().change({ reason: 'Trial' }));
  first.unmount();
  const { form } = open();
  expect(form()).toMatchObject({ kept: true, entry: { customerNo: 'C1', reason: 'Trial' } });
});

test('the customer of the address goes before the one that was kept', () => {
  const { open, drafts } = rig();
  drafts.keep(email, { ...emptyEntry('k1', day('2026-11-20')), customerNo: 'C1', lines });
  expect(open('C2').form().entry).toMatchObject({ customerNo: 'C2', lines });
});

test('a form as it stands keeps its key over a reload; each change makes another', () => {
  const { open } = rig();
  const first = open();
  const keys = [first.form().entry.idempotencyKey];
  for (const reason of ['a', 'ab']) {
    act(() => first.form().change({ reason }));
    keys.push(first.form().entry.idempotencyKey);
  }
  expect(new Set(keys).size).toBe(3);
  first.unmount();
  expect(open().form().entry.idempotencyKey).toBe(keys.at(-1));
});

test('a line that was taken out can be put back, until its item is there again', () => {
  const { form } = rig().open();
  act(() => form().change({ lines }));
  act(() => form().removeLine(skuOf('GLV-1')));
  expect(form().removed).toMatchObject({ index: 0, line: { quantity: 2 } });
  act(() => form().restoreLine());
  expect([form().entry.lines, form().removed]).toEqual([lines, null]);

  act(() => form().removeLine(skuOf('GLV-1')));
  act(() => form().change({ lines: [...form().entry.lines, { item: glove, quantity: quantityOf(1) }] }));
  expect(form().removed).toBeNull();
});

test('what is cleared can be brought back, and what is empty is not kept', () => {
  const { open, drafts } = rig();
  const { form } = open();
  act(() => form().change({ lines, reason: 'Trial' }));
  const before = form().entry;
  act(() => form().startAgain());
  expect([form().entry.lines, drafts.find(email)]).toEqual([[], null]);
  act(() => form().restoreEntry());
  expect(form().entry).toEqual(before);
  expect(drafts.find(email)).toEqual(before);
});

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { day } from '../../domain/calendar/day.ts';
import { emptyEntry, isStarted, type SampleEntry } from '../../domain/samples/sample-entry.ts';
import { createMemorySampleDrafts } from '../../testing/memory/browser.ts';
import { makeKeepSampleOrder } from './keep-sample-order.ts';

const entries: fc.Arbitrary<SampleEntry> = fc
  .record({ reason: fc.constantFrom('', 'Trial', 'A fair'), customerNo: fc.constantFrom(null, 'C1') })
  .map((typed) => ({ ...emptyEntry('k1', day('2026-11-20')), ...typed }));
const steps = fc.record({ email: fc.constantFrom('ann', 'ben'), entry: fc.option(entries) });

test.prop([fc.array(steps, { minLength: 1 })])(
  'of each user what was entered last is kept, and nothing of a form that is empty or was sent',
  (all) => {
    const keepSampleOrder = makeKeepSampleOrder({ drafts: createMemorySampleDrafts() });
    const expected = new Map<string, SampleEntry | null>();
    for (const { email, entry } of all) {
      if (entry) keepSampleOrder(email).keep(entry);
      else keepSampleOrder(email).forget();
      expected.set(email, entry && isStarted(entry) ? entry : null);
    }
    for (const [email, entry] of expected) expect(keepSampleOrder(email).find()).toEqual(entry);
  },
);

import { trackingTimeout } from '@connect/core/domain/documents/tracking';
import type { Tracking } from '@connect/core/domain/documents/tracking';
import { day } from '@connect/core/domain/calendar/day';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';

import { trackingMachine } from './tracking.ts';

const parcel: Tracking = {
  status: 'collected',
  statusLabel: 'Collected',
  deliveryDate: day('2026-11-23'),
  service: 'Two day',
  deliveryPostcode: 'LS9 7DN',
};

/** What the carrier answers: data, an empty answer, or none at all. */
const answers = fc.constantFrom('data' as const, 'empty' as const, 'lost' as const);
/** How long the panel waits between what happens, in milliseconds. */
const waits = fc.array(fc.integer({ min: 0, max: trackingTimeout }), { maxLength: 4 });

const open = (scheduler: fc.Scheduler, answer: 'data' | 'empty' | 'lost') => {
  const clock = new SimulatedClock();
  let asked = 0;
  const track = fromPromise(async () => {
    asked += 1;
    await scheduler.schedule(Promise.resolve(), 'answer');
    if (answer === 'lost') throw new Error('down');
    return answer === 'data' ? parcel : null;
  });
  const actor = createActor(trackingMachine.provide({ actors: { track } }), { clock });
  return { clock, actor, asked: () => asked };
};

test.prop([fc.scheduler(), answers, waits])(
  'whenever the answer comes, data is shown and stays, and what is none is told after 30 seconds and not before',
  async (scheduler, answer, planned) => {
    const { clock, actor, asked } = open(scheduler, answer);
    let passed = 0;
    let early = false;
    actor.subscribe((snapshot) => {
      if (snapshot.hasTag('failed') && passed < trackingTimeout) early = true;
    });
    actor.start();
    scheduler.scheduleSequence(
      planned.map((wait) => async () => {
        passed += wait;
        clock.increment(wait);
      }),
    );
    await scheduler.waitIdle();
    passed += trackingTimeout;
    clock.increment(trackingTimeout);
    const { context } = actor.getSnapshot();
    expect([asked(), early]).toEqual([1, false]);
    expect(context.tracking).toBe(answer === 'data' ? parcel : null);
    expect(actor.getSnapshot().hasTag('failed')).toBe(answer !== 'data');
  },
);

test.prop([fc.scheduler(), answers, waits])(
  'a panel that is left in the middle takes no answer and tells nothing any more',
  async (scheduler, answer, planned) => {
    const { clock, actor } = open(scheduler, answer);
    actor.start();
    for (const wait of planned) clock.increment(wait);
    let notified = 0;
    actor.subscribe(() => (notified += 1));
    const { context } = actor.getSnapshot();
    actor.stop();
    await scheduler.waitIdle();
    clock.increment(trackingTimeout);
    expect([actor.getSnapshot().context, notified]).toEqual([context, 0]);
  },
);

import { day } from '@connect/core/domain/calendar/day';
import { trackingTimeout } from '@connect/core/domain/documents/tracking';
import type { Tracking } from '@connect/core/domain/documents/tracking';
import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';

import { trackingMachine } from './tracking.ts';

const parcel: Tracking = {
  status: 'collected',
  statusLabel: 'Collected',
  deliveryDate: day('2026-11-23'),
  service: 'Two day',
  deliveryPostcode: 'LS9 7DN',
};

const setUp = () => {
  const clock = new SimulatedClock();
  let asked = { resolve: (_: Tracking | null) => {}, reject: (_: Error) => {} };
  const answered = new Promise<Tracking | null>((resolve, reject) => (asked = { resolve, reject }));
  const machine = trackingMachine.provide({ actors: { track: fromPromise(() => answered) } });
  const actor = createActor(machine, { clock }).start();
  const settle = async (settling: () => void) => {
    settling();
    await new Promise((done) => setImmediate(done));
  };
  return {
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer: (tracking: Tracking | null) => settle(() => asked.resolve(tracking)),
    fail: () => settle(() => asked.reject(new Error('down'))),
    shown: () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.context.tracking) return snapshot.context.tracking;
      return snapshot.hasTag('failed') ? 'failed' : snapshot.hasTag('loading') && 'loading';
    },
  };
};

describe('the tracking panel (specification §tracking-time-out)', () => {
  test('shows a loading indicator until 30 seconds have passed', () => {
    const { wait, shown } = setUp();
    wait(trackingTimeout - 1);
    expect(shown()).toBe('loading');
    wait(1);
    expect(shown()).toBe('failed');
    expect(trackingTimeout).toBe(30_000);
  });

  test('shows the data when it comes in time, and keeps it', async () => {
    const { wait, answer, shown } = setUp();
    wait(100);
    await answer(parcel);
    expect(shown()).toBe(parcel);
    wait(trackingTimeout);
    expect(shown()).toBe(parcel);
  });

  test('an answer after the 30 s message replaces it (decisions §late-tracking)', async () => {
    const { wait, answer, shown } = setUp();
    wait(trackingTimeout);
    await answer(parcel);
    expect(shown()).toBe(parcel);
  });

  test.each([
    ['an empty answer', (panel: ReturnType<typeof setUp>) => panel.answer(null)],
    ['a failure', (panel: ReturnType<typeof setUp>) => panel.fail()],
  ])('%s is no data: the message comes after 30 s, not before', async (_name, end) => {
    const panel = setUp();
    await end(panel);
    expect(panel.shown()).toBe('loading');
    panel.wait(trackingTimeout);
    expect(panel.shown()).toBe('failed');
  });
});

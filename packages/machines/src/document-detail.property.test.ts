import type { Order } from '@connect/core/domain/documents/document';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure } from '@connect/core/ports/failure';
import { anOrder } from '@connect/core/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { makeDocumentDetailMachine } from './document-detail.ts';

const someOrder = anOrder();

/** How a load ends: with the document, refused, or not at all. */
const ends = fc.infiniteStream(fc.constantFrom('there' as const, 'refused' as const, 'lost' as const));
const cachedOrNot = fc.constantFrom(null, someOrder);
/** What somebody presses, twice among it; `an answer` is the server's. */
const presses = fc.array(fc.constantFrom('retry' as const, 'look' as const, 'an answer' as const), { maxLength: 12 });

/** A server whose answers tell which load they are of, by their customer's reference. */
const open = (scheduler: fc.Scheduler, cached: Order | null, endings: Iterator<'there' | 'refused' | 'lost'>) => {
  let [loads, running, mostRunning] = [0, 0, 0];
  const load = fromPromise(async (): Promise<Result<Order, Failure>> => {
    loads += 1;
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    const externalReference = String(loads);
    const ending: unknown = endings.next().value;
    await scheduler.schedule(Promise.resolve(), `load ${externalReference}`);
    running -= 1;
    if (ending === 'lost') throw new Error('down');
    return ending === 'there' ? ok({ ...someOrder, externalReference }) : refused('unavailable');
  });
  const machine = makeDocumentDetailMachine<Order>().provide({ actors: { load } });
  const actor = createActor(machine, { input: { cached } });
  return { actor, loads: () => loads, mostRunning: () => mostRunning };
};
const step = async (
  scheduler: fc.Scheduler,
  actor: ReturnType<typeof open>['actor'],
  press: 'retry' | 'look' | 'an answer',
) => {
  if (press !== 'an answer') actor.send({ type: press });
  else if (scheduler.count() > 0) await scheduler.waitOne();
};

test.prop([fc.scheduler(), cachedOrNot, ends, presses])(
  'whatever is pressed and lost, what is shown never gets older, and one more try that works shows what the server has',
  async (scheduler, cached, endings, pressed) => {
    const { actor, loads } = open(scheduler, cached, endings);
    const shown: number[] = [];
    actor.subscribe(({ context }) => {
      const load = Number(context.document?.externalReference);
      if (!Number.isNaN(load)) shown.push(load);
    });
    actor.start();
    for (const press of pressed) await step(scheduler, actor, press);
    await scheduler.waitIdle();
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(actor.getSnapshot().matches('ended')).toBe(true);
    if (cached) expect(actor.getSnapshot().context.document).not.toBeNull();
    for (let tries = 0; tries < 100 && actor.getSnapshot().context.failure !== null; tries += 1) {
      actor.send({ type: 'retry' });
      await scheduler.waitIdle();
    }
    const { document, failure } = actor.getSnapshot().context;
    expect([failure, document?.externalReference]).toEqual([null, expect.any(String)]);
    expect(loads()).toBeGreaterThan(0);
  },
);

test.prop([fc.scheduler(), cachedOrNot, ends])(
  'a second press of Retry asks no second time',
  async (scheduler, cached, endings) => {
    const { actor, loads, mostRunning } = open(scheduler, cached, endings);
    actor.start();
    await scheduler.waitIdle();
    const before = loads();
    actor.send({ type: 'retry' });
    actor.send({ type: 'retry' });
    await scheduler.waitIdle();
    expect([loads(), mostRunning()]).toEqual([before + 1, 1]);
  },
);

test.prop([fc.scheduler(), cachedOrNot, ends, presses])(
  'a page that is left in the middle asks no more, takes no answer and tells nothing',
  async (scheduler, cached, endings, pressed) => {
    const { actor, loads } = open(scheduler, cached, endings);
    actor.start();
    for (const press of pressed) await step(scheduler, actor, press);
    const { context } = actor.getSnapshot();
    const before = loads();
    let notified = 0;
    actor.subscribe(() => (notified += 1));
    actor.stop();
    await scheduler.waitIdle();
    expect([actor.getSnapshot().context, loads(), notified]).toEqual([context, before, 0]);
  },
);

import { documentNoOf } from '@connect/core/domain/documents/number';
import type { ListedNumber } from '@connect/core/domain/export/document-list';
import { ok, refused } from '@connect/core/domain/result';
import { makeFetchPdfs } from '@connect/core/use-cases/documents/fetch-pdfs';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { archivingMachine, type ArchivingEvent } from './archiving.ts';

const documents = Array.from({ length: 6 }, (_, index): ListedNumber => ({
  kind: 'order',
  no: documentNoOf(`SO-${index}`),
}));
const some = fc.subarray(documents, { minLength: 1 });

/** What somebody does; `an answer` is the server's. */
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('an answer' as const) },
    fc.record({ type: fc.constant('archive.started' as const), wanted: some }),
    fc.constantFrom(
      { type: 'archive.retried' as const },
      { type: 'rest.saved' as const },
      { type: 'archive.cancelled' as const },
    ),
  ),
  { maxLength: 20 },
);

/** A server that refuses, and a packer that breaks, as often as is said. */
const open = (scheduler: fc.Scheduler, lost: boolean[], breaks: boolean[]) => {
  const saved: string[] = [];
  let asked = 0;
  const fetchPdfs = makeFetchPdfs({
    documents: {
      pdf: async (_, no) => {
        asked += 1;
        await scheduler.schedule(Promise.resolve());
        return lost.shift() ? refused('not-found') : ok(new TextEncoder().encode(no));
      },
    },
  });
  const actor = createActor(
    archivingMachine({
      fetchPdfs,
      pack: async (fetched) => {
        await scheduler.schedule(Promise.resolve());
        if (breaks.shift()) throw new Error('No room');
        return { name: fetched.map(({ no }) => no).join(' '), bytes: new Uint8Array() };
      },
      save: ({ name }) => saved.push(name),
    }),
  ).start();
  const send = (event: ArchivingEvent) => actor.send(event);
  return { actor, send, saved, asked: () => asked };
};
const sorted = (names: string): string => names.split(' ').toSorted().join(' ');
const nameOf = (wanted: readonly ListedNumber[]): string => wanted.map(({ no }) => no).join(' ');

test.prop([fc.scheduler(), steps, some, fc.array(fc.boolean()), fc.array(fc.boolean())])(
  'whatever was begun, cancelled, lost or broken before, what is begun last is saved whole and once, tried again until it is',
  async (scheduler, taken, wanted, lost, breaks) => {
    const [lostLeft, breaksLeft] = [[...lost], [...breaks]];
    const { actor, send, saved } = open(scheduler, lostLeft, breaksLeft);
    for (const step of taken)
      if (step !== 'an answer') send(step);
      else if (scheduler.count() > 0) await scheduler.waitOne();
    const before = saved.length;
    send({ type: 'archive.started', wanted });
    await scheduler.waitIdle();
    for (let tries = lostLeft.length + breaksLeft.length + 2; tries > 0; tries -= 1) {
      send({ type: 'archive.retried' });
      await scheduler.waitIdle();
    }
    expect(actor.getSnapshot().hasTag('saved')).toBe(true);
    expect(saved.slice(before).map(sorted)).toEqual([sorted(nameOf(wanted))]);
  },
);

test.prop([fc.scheduler(), some, fc.nat({ max: 12 }), fc.constantFrom('cancelled', 'stopped', 'another')])(
  'what is cancelled, left, or given up for another in the middle asks for nothing more, and is not saved',
  async (scheduler, wanted, answers, end) => {
    const { actor, send, saved, asked } = open(scheduler, [], []);
    send({ type: 'archive.started', wanted });
    for (let answer = 0; answer < answers && scheduler.count() > 0; answer += 1) await scheduler.waitOne();
    const [askedBefore, savedBefore] = [asked(), saved.length];
    if (end === 'cancelled') send({ type: 'archive.cancelled' });
    if (end === 'stopped') actor.stop();
    if (end === 'another') send({ type: 'archive.started', wanted: [] });
    await scheduler.waitIdle();
    expect(asked()).toBe(askedBefore);
    expect(saved.length - savedBefore).toBe(end === 'another' ? 1 : 0);
  },
);

test.prop([fc.scheduler(), fc.integer({ min: 1, max: 6 })])(
  'what failed is named; the rest is saved without it, once however often it is pressed',
  async (scheduler, count) => {
    const { actor, send, saved } = open(
      scheduler,
      Array.from({ length: count }, () => true),
      [],
    );
    send({ type: 'archive.started', wanted: documents });
    await scheduler.waitIdle();
    const { failed, fetched } = actor.getSnapshot().context;
    expect([actor.getSnapshot().hasTag('incomplete'), failed.length, fetched.length]).toEqual([true, count, 6 - count]);
    send({ type: 'rest.saved' });
    send({ type: 'rest.saved' });
    await scheduler.waitIdle();
    expect(saved).toEqual([nameOf(documents.filter((each) => !failed.includes(each)))]);
  },
);

import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { pence } from '@connect/core/testing';
import type { Invoice } from '@connect/core/domain/documents/document';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure } from '@connect/core/ports/failure';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { makeDocumentDetailMachine } from './document-detail.ts';

const invoice = (externalReference: string): Invoice => ({
  kind: 'invoice',
  no: invoiceNoOf('SI-1'),
  orderNumber: null,
  externalReference,
  cancelled: false,
  closed: false,
  progress: null,
  status: null,
  shippingAgentCode: null,
  trackingNumber: null,
  documentDate: null,
  postingDate: null,
  dueDate: null,
  totalExVat: pence(1_00),
  totalIncVat: pence(1_20),
  remainingAmount: pence(0),
  lines: [],
  vatRates: [],
  shipTo: null,
  shipments: [],
});

const start = (cached: Invoice | null, answers: (Result<Invoice, Failure> | Error)[]) => {
  const load = fromPromise(async () => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const machine = makeDocumentDetailMachine<Invoice>().provide({ actors: { load } });
  return createActor(machine, { input: { cached } }).start();
};
type Detail = ReturnType<typeof start>;
const atRest = async (actor: Detail) => (await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))).context;

describe('a detail page (specification §cached-documents)', () => {
  test('shows the cached copy at once, then the server’s in its place', async () => {
    const actor = start(invoice('old'), [ok(invoice('new'))]);
    expect(actor.getSnapshot().context.document).toEqual(invoice('old'));
    expect(await atRest(actor)).toEqual({ document: invoice('new'), failure: null });
  });

  test.each<Failure>(['not-found', 'forbidden', 'signed-out', 'unavailable'])(
    'after %s the cached copy stays, with the failure (decisions §failed-details)',
    async (failure) => {
      const actor = start(invoice('old'), [refused(failure)]);
      expect(await atRest(actor)).toEqual({ document: invoice('old'), failure });
    },
  );

  test('broken transport is a failure like any other', async () => {
    expect(await atRest(start(null, [new Error('down')]))).toEqual({ document: null, failure: 'unavailable' });
  });

  test('Retry asks again, and an answer clears the failure', async () => {
    const actor = start(null, [refused('unavailable'), ok(invoice('new'))]);
    await atRest(actor);
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(await atRest(actor)).toEqual({ document: invoice('new'), failure: null });
  });

  test('a look again shows what has changed, is told to nobody, and changes nothing when it fails', async () => {
    const answers: (Result<Invoice, Failure> | Error)[] = [
      ok(invoice('as it was')),
      ok(invoice('changed')),
      refused('unavailable'),
      new Error('no line'),
    ];
    const actor = start(null, answers);
    await atRest(actor);
    for (const left of [2, 1, 0]) {
      actor.send({ type: 'look' });
      expect(actor.getSnapshot().hasTag('loading')).toBe(false);
      await waitFor(actor, (snapshot) => snapshot.matches('ended'));
      expect(answers).toHaveLength(left);
      expect(actor.getSnapshot().context).toEqual({ document: invoice('changed'), failure: null });
    }
  });

  test.each<Failure>(['not-found', 'forbidden'])(
    'a look again that finds it %s leaves a copy, and says so',
    async (failure) => {
      const actor = start(null, [ok(invoice('as it was')), refused(failure)]);
      await atRest(actor);
      actor.send({ type: 'look' });
      await waitFor(actor, (snapshot) => snapshot.matches('ended'));
      expect(actor.getSnapshot().context).toEqual({ document: invoice('as it was'), failure });
    },
  );

  test('nobody looks again at what failed: that is tried again', async () => {
    const answers = [refused('unavailable'), ok(invoice('there'))] as Result<Invoice, Failure>[];
    const actor = start(invoice('kept'), answers);
    await atRest(actor);
    actor.send({ type: 'look' });
    expect([answers.length, actor.getSnapshot().context.failure]).toEqual([1, 'unavailable']);
  });

  test('a second Retry during a load does not ask twice', async () => {
    const actor = start(null, [refused('unavailable'), ok(invoice('new'))]);
    await atRest(actor);
    actor.send({ type: 'retry' });
    actor.send({ type: 'retry' });
    expect(await atRest(actor)).toEqual({ document: invoice('new'), failure: null });
  });
});

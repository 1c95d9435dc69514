import { parentPort, workerData } from 'node:worker_threads';
import { kinds } from '@connect/contract/integration/kinds';
import { makeDemo } from '@connect/demo/data/make-demo';
import { dayOf } from '../calendar.ts';
import { personFinder, type PortalQuestion, type ThreadStart } from './made-demo.ts';

// The thread that makes the demo's data for a first start (`demo-thread.ts`). It ends by itself once it was asked for all of them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it is started with has no type
const { now, scale, port } = workerData as ThreadStart;
const { records, portalRows } = makeDemo({ now, today: dayOf(now), scale });
for (const kind of kinds) port.postMessage(records[kind]);
const answer = (message: unknown): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(message);
};
port.once('message', ({ people, ...question }: PortalQuestion) =>
  answer(portalRows({ ...question, personOf: personFinder(people) })),
);
answer('made');

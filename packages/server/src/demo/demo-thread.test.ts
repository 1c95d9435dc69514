import { pathToFileURL } from 'node:url';
import { kinds } from '@connect/contract/integration/kinds';
import { afterEach, expect, it } from 'vitest';
import { testNow } from '../testing/demo-database.ts';
import { startDemoThread, type DemoThread } from './demo-thread.ts';
import { makeDemoHere, type MadeDemo, type PortalQuestion } from './made-demo.ts';

const hooks = pathToFileURL(`${import.meta.dirname}/../../../../scripts/dev/from-sources.mjs`).href;
/** The thread runs the sources, as that of `pnpm dev` does. */
const fromSources = { execArgv: ['--conditions', '@connect/source', '--import', hooks] };
const making = { now: testNow, scale: 0.01 };

let thread: DemoThread | undefined;
afterEach(() => thread?.close());

const recordsOf = async (demo: MadeDemo) => {
  const all = [];
  for (const kind of kinds) all.push(await demo.records(kind));
  return all;
};

it('makes what is made in this thread, and rows of the people it is told, while records are still to be taken', async () => {
  thread = startDemoThread(making, fromSources);
  const here = makeDemoHere(making);
  const emails = (await Promise.all([here.records('staff'), here.records('users')])).flat().map(({ email }) => email);
  const question: PortalQuestion = {
    people: emails.map((email, at) => ({ email, id: String(at), name: `Somebody ${at}` })),
    passwordHash: 'hash',
    invitationLife: 1000,
  };
  const rows = thread.portalRows(question);
  expect(await recordsOf(thread)).toEqual(await recordsOf(here));
  const [made, expected] = [await rows, await here.portalRows(question)];
  expect(Object.keys(made)).toEqual(Object.keys(expected));
  expect(made.sign_offs).toEqual(expected.sign_offs);
});

it('tells whoever asks of what went wrong, nobody before', async () => {
  thread = startDemoThread(making, { execArgv: ['--import', 'data:text/javascript,throw new Error("unreadable")'] });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(thread.records('staff')).rejects.toThrow('unreadable');
});

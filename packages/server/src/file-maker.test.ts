import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { day } from '@connect/core/domain/calendar/day';
import { afterEach, expect, it } from 'vitest';
import { exportTexts } from './exports/application/texts.ts';
import { createFileMaker, type FileMaker } from './file-maker.ts';
import { GivenUp, Overloaded } from './gate.ts';
import { makeFileHere } from './make-file.ts';
import { customer, invoice, line, pounds, supplier } from './pdf/specimen.ts';

const hooks = pathToFileURL(`${import.meta.dirname}/../../../scripts/dev/from-sources.mjs`).href;
/** The thread runs the sources, as that of `pnpm dev` does. */
const execArgv = ['--conditions', '@connect/source', '--import', hooks];

let made: FileMaker | undefined;
afterEach(() => made?.close());
const open = (options: Parameters<typeof createFileMaker>[0] = {}) =>
  (made = createFileMaker({ ...options, thread: { execArgv, ...options.thread } }));
/** A thread that runs this program. */
const running = (program: string) => ({ url: new URL(`data:text/javascript,${encodeURIComponent(program)}`) });
const answering = (answer: string) =>
  running(`import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (told) => { if (told.kind) ${answer}; });`);
const itself = 'parentPort.postMessage({ bytes: new Uint8Array([threadId]) })';

const paper = { invoice: invoice({ lines: [line({})] }), supplier, customer, locale: 'en-GB' } as const;
const list = (format: 'csv' | 'xlsx') => ({ format, titles: exportTexts.en.columns });
const row = (at: number) => ({
  numbers: `SO-${at}`,
  reference: 'PO “1”; ä',
  created: day('2026-11-01'),
  accepted: null,
  status: 'Shipped',
  total: pounds(100 + at),
  dueDate: null,
  remaining: null,
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => row(at));

it('makes what is made in this thread, byte by byte, of any number of rows', async () => {
  const { make } = open();
  expect(await make('invoice', paper)).toEqual(await makeFileHere('invoice', paper));
  for (const count of [0, 1, 499, 500, 501, 1700])
    expect(await make('list', list('csv'), { rows: rowsOf(count) })).toEqual(
      new Uint8Array(await makeFileHere('list', list('csv'), { rows: rowsOf(count) })),
    );
  expect(Buffer.from(await make('list', list('xlsx'), { rows: rowsOf(3) })).toString('latin1', 0, 2)).toBe('PK');
});

it('leaves the event loop to everybody else', async () => {
  const { make } = open();
  await make('list', list('xlsx'), { rows: rowsOf(10) });
  let [turns, isOver] = [0, false];
  const file = make('list', list('xlsx'), { rows: rowsOf(20_000) }).finally(() => (isOver = true));
  while (!isOver) {
    await setTimeout(1);
    turns++;
  }
  expect((await file).length).toBeGreaterThan(100_000);
  expect(turns).toBeGreaterThan(50);
});

it('says what went wrong, and goes on with the next one', async () => {
  const { make } = open();
  await expect(make('invoice', { ...paper, locale: 'xx-nowhere' as 'en-GB' })).rejects.toThrow();
  expect((await make('invoice', paper)).length).toBeGreaterThan(1000);
});

it.each([
  ['ends', 'process.exit(3)', /ended with 3/],
  ['throws what nobody catches', "throw new Error('broken')", /broken/],
  ['has no memory left', 'for (const all = []; ; ) all.push(new Array(1e6).fill(threadId))', /memory/],
])('has a new thread after one that %s', async (_, fault, message) => {
  const { make } = open({ thread: answering(`{ if (told.what.format === 'csv') ${fault}; else ${itself}; }`) });
  const [before] = await make('list', list('xlsx'));
  await expect(make('list', list('csv'))).rejects.toThrow(message);
  const [after] = await make('list', list('xlsx'));
  expect(after).not.toBe(before);
});

it('gives up a file that takes too long, with its thread', async () => {
  const { make } = open({ most: 5_000, thread: answering(`{ while (told.what.format === 'csv'); ${itself}; }`) });
  await expect(make('list', list('csv'))).rejects.toThrow('within 5000 ms');
  expect(await make('list', list('xlsx'))).toHaveLength(1);
});

it('ends a thread that has nothing to do, and starts another one when there is', async () => {
  const { make } = open({ idle: 20, thread: answering(itself) });
  const [first] = await make('list', list('csv'));
  await setTimeout(500);
  expect((await make('list', list('csv')))[0]).not.toBe(first);
});

it('refuses when too many wait, and forgets who goes: in the queue, and in the midst of a list', async () => {
  const { make } = open({ waiting: 1 });
  const leaving = new AbortController();
  const { signal } = leaving;
  const rows = rowsOf(60_000);
  const underWay = make('list', list('csv'), { rows, signal }).catch((error: unknown) => error);
  const waits = make('list', list('csv'), { signal }).catch((error: unknown) => error);
  await expect(make('list', list('csv'))).rejects.toThrow(Overloaded);
  await setTimeout(5);
  leaving.abort();
  expect(await underWay).toBeInstanceOf(GivenUp);
  expect(await waits).toBeInstanceOf(GivenUp);
  const next = await make('list', list('csv'), { rows: rowsOf(2) });
  expect(next).toEqual(new Uint8Array(await makeFileHere('list', list('csv'), { rows: rowsOf(2) })));
});

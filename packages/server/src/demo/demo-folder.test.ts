import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { kinds } from '@connect/contract/integration/kinds';
import { makeDemo } from '@connect/demo/data/make-demo';
import { writeFolder } from '@connect/demo/data/write-folder';
import { runImport } from '@connect/import/command/run-import';
import type { ImportReport } from '@connect/import/import-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../calendar.ts';
import type { Database } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { openIntegration } from '../integration/testing/open-integration.ts';
import { openBareDatabase, openEmptyDatabase, testNow } from '../testing/demo-database.ts';
import { seedDemo } from './seed.ts';

/** The least there is: all of Northgate's cases, and a few customers beside it. */
const scale = 0.01;
const { records } = makeDemo({ now: testNow, today: dayOf(testNow), scale });
const folder = mkdtempSync(join(tmpdir(), 'connect-demo-folder-'));

/** A portal on its first start with the demo, and an empty one. */
let demo: Database;
let own: Database;

beforeAll(async () => {
  demo = await openBareDatabase();
  ({ database: own } = await openEmptyDatabase());
  await prepareDatabase(demo, seedDemo({ now: testNow, scale }));
  await writeFolder(folder, records);
});
afterAll(async () => {
  await Promise.all([demo.destroy(), own.destroy()]);
  rmSync(folder, { recursive: true, force: true });
});

const importInto = async (database: Database): Promise<ImportReport['kinds']> => {
  const integration = openIntegration(database, { now: () => testNow });
  const args = { path: folder, map: null, dryRun: false, refused: null, watch: false, replace: null, kind: null };
  const { json } = await runImport(args, {
    stdin: new PassThrough().end(),
    writeLine: () => undefined,
    bar: null,
    takeFolder: () => () => undefined,
    withPortal: (work) =>
      work(async (path, init) => {
        const within = path.replace('/api/integration/v1', '');
        return typeof init?.body === 'string' ? integration.put(within, init.body) : integration.get(within);
      }),
  });
  return (json as ImportReport).kinds;
};

const counts = (all: ImportReport['kinds']) =>
  all.map(({ kind, accepted, unchanged, refused, waiting }) => ({ kind, accepted, unchanged, refused, waiting }));

/** Columns of a supplier's tables that people in the portal write. */
const portals = new Set(['password_hash', 'last_signed_in_at', 'signed_off_at', 'second_signed_off_at']);
const sent = new Set<string>([...records.staff, ...records.users].map(({ email }) => email));

/** What the portal shows of the supplier's data, table by table; of users those who came by an invitation left out. */
const shown = async (database: Database): Promise<Record<string, unknown>> => {
  const state = await openIntegration(database).state();
  return Object.fromEntries(
    Object.entries(state).map(([table, rows]) => {
      const entries = (rows as string[]).map((row) => JSON.parse(row) as [string, unknown][]);
      const ofSupplier = entries.map((row) => Object.fromEntries(row.filter(([name]) => !portals.has(name))));
      return [table, table === 'users' ? ofSupplier.filter(({ email }) => sent.has(String(email))) : ofSupplier];
    }),
  );
};

/** Kinds in the order they go in, with how many records there are. */
const expected = kinds.flatMap((kind) => {
  const { length } = records[kind];
  return length > 0 ? [{ kind, length }] : [];
});

describe('the demo as a folder of files', () => {
  it('goes into an empty portal by `connect import`, and then the portal has what a first start with the demo has', async () => {
    expect(counts(await importInto(own))).toEqual(
      expected.map(({ kind, length }) => ({ kind, accepted: length, unchanged: 0, refused: 0, waiting: 0 })),
    );
    expect(await shown(own)).toEqual(await shown(demo));
  });

  it('changes nothing in a portal that started with the demo: it was taken in by the same way', async () => {
    const before = await shown(demo);
    expect(counts(await importInto(demo))).toEqual(
      expected.map(({ kind, length }) => ({ kind, accepted: 0, unchanged: length, refused: 0, waiting: 0 })),
    );
    expect(await shown(demo)).toEqual(before);
  });
});

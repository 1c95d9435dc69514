import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginningOf } from '../database/empty-database.ts';
import { lastNumber } from '../database/number-series.ts';
import { openEmbedded, type Database } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { goOnFromSnapshot, snapshotBefore, snapshotOfDay, takeSnapshot } from './snapshots.ts';
import type { DataFolder } from './data-folder.ts';

let folder: string;
let database: Database;
let places: DataFolder;
let now = new Date();
const warnings: string[] = [];
const options = { now: () => now, log: { warn: (_: object, text: string) => void warnings.push(text) } as never };
const later = (hours: number): void => void (now = new Date(now.getTime() + hours * 3_600_000));
const snapshots = async (): Promise<string[]> => (await readdir(places.snapshots).catch(() => [])).toSorted();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-snapshots-'));
  places = {
    database: join(folder, 'db'),
    search: join(folder, 'search'),
    snapshots: join(folder, 'snapshots'),
    wasOpen: 0,
    creating: (make) => make(),
    release: () => undefined,
  };
  now = new Date();
  warnings.length = 0;
  ({ database } = await openEmbedded(places.database, beginningOf(places.database)));
  await prepareDatabase(database, null);
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

it('an embedded database has a snapshot a day, kept seven, each of which can take its place', async () => {
  await snapshotOfDay(database, places, options);
  expect(await snapshots()).toEqual([]);
  later(25);
  await sql`create table kept (text text)`.execute(database);
  await sql`insert into kept values ('before')`.execute(database);
  await snapshotOfDay(database, places, options);
  await sql`update kept set text = 'after'`.execute(database);
  const [first = ''] = await snapshots();
  later(-25);
  await snapshotOfDay(database, places, options);
  expect(await snapshots()).toEqual([first]);
  for (let count = 0; count < 7; count++) {
    later(30);
    await takeSnapshot(database, places, options);
  }
  const names = await snapshots();
  expect([names.length, names.includes(first)]).toEqual([7, false]);
  await rm(join(folder, 'other'), { recursive: true, force: true });
  await cp(join(places.snapshots, names[0] ?? ''), join(folder, 'other'), { recursive: true });
  const { database: restored } = await openEmbedded(join(folder, 'other'));
  const { rows } = await sql<{ text: string }>`select text from kept`.execute(restored);
  await restored.destroy();
  expect(rows).toEqual([{ text: 'after' }]);
});

it('one that is put back goes on ten thousand numbers above its last, as what was given since is with others', async () => {
  const last = async (of: Database) => (await lastNumber(of, 'order')).last;
  await database.insertInto('secrets').values({ name: 'order-numbers-above', value: '5000' }).execute();
  await takeSnapshot(database, places, options);
  await goOnFromSnapshot(database, places, now);
  expect(await last(database)).toBe(5000n);
  const [name = ''] = await snapshots();
  const other = { database: join(folder, 'other') };
  const restoreSnapshot = async (): Promise<bigint> => {
    await cp(join(places.snapshots, name), other.database, { recursive: true });
    const { database: restored } = await openEmbedded(other.database);
    for (let starts = 0; starts < 2; starts++) await goOnFromSnapshot(restored, other, now);
    const after = await last(restored);
    await restored.destroy();
    await rm(other.database, { recursive: true });
    return after;
  };
  expect(await restoreSnapshot()).toBe(15_000n);
  // Put back once more, it gives none of those either that were given since it was put back first.
  later(1);
  expect(await restoreSnapshot()).toBe(25_000n + 3600n);
  // A clock may be far off.
  later(1_000_000);
  expect(await restoreSnapshot()).toBe(35_000n + 100_000_000n);
});

it('there is one before a database that has been in use gets a newer schema, and none before a new one does', async () => {
  await snapshotBefore(database, places, options);
  expect(await snapshots()).toEqual([]);
  await sql`delete from kysely_migration where name = '040-webhooks'`.execute(database);
  await snapshotBefore(database, places, options);
  expect(await snapshots()).toHaveLength(1);
});

it('a newer schema that fails at each of many starts leaves the snapshots of the days before', async () => {
  const days = Array.from({ length: 7 }, (_, day) => `2020-01-0${day + 1}T10-00-00.000Z`);
  for (const name of days) await mkdir(join(places.snapshots, name), { recursive: true });
  await sql`delete from kysely_migration where name = '040-webhooks'`.execute(database);
  for (let count = 0; count < 3; count++) {
    later(0.01);
    await snapshotBefore(database, places, options);
  }
  const names = await snapshots();
  expect(names.slice(0, -1)).toEqual(days.slice(1));
  expect(names.at(-1)).toMatch(/-upgrade$/);
});

it('none is made where the disk has too little room for it, which is said', async () => {
  await takeSnapshot(database, places, { ...options, room: () => 1_000_000 });
  expect([await snapshots(), warnings]).toEqual([
    [],
    ['no snapshot of the database: there is too little room on the disk'],
  ]);
});

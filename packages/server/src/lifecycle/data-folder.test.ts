import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderHolder, takeDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-folder-'));
const before = process.umask();
afterAll(() => {
  process.umask(before);
  rmSync(folder, { recursive: true });
});
const isLinux = existsSync('/proc/self/stat');

describe('the data folder', () => {
  it('is made with all above it, for its owner alone, and is taken again when it was given back', () => {
    const path = join(folder, 'one/two');
    takeDataFolder(path).release();
    takeDataFolder(path).release();
    for (const each of [path, join(folder, 'one')]) expect(statSync(each).mode & 0o777).toBe(0o700);
  });

  it('that is none yet, or cannot be any, is nobody’s', () => {
    writeFileSync(join(folder, 'file'), '');
    expect([join(folder, 'none'), join(folder, 'file/data')].map(folderHolder)).toEqual([null, null]);
  });

  it('is one process’s; what one that is gone left is taken over', () => {
    const path = join(folder, 'held');
    mkdirSync(path);
    writeFileSync(join(path, 'lock'), '4194304 1');
    const { release } = takeDataFolder(path);
    expect(() => takeDataFolder(path)).toThrow(`is in use by process ${process.pid}. Stop it`);
    release();
    expect(existsSync(join(path, 'lock'))).toBe(false);
  });

  // Node's recursive mkdir never comes back from there.
  it.runIf(isLinux)('that cannot be made is said, at once', () => {
    expect(() => takeDataFolder('/proc/none/data')).toThrow(
      /^Cannot write to the data folder \/proc\/none\/data \(ENOENT\)/,
    );
  });

  const withDatabase = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(join(path, 'db'), { recursive: true });
    return path;
  };

  /** A folder as a process leaves it that is killed while the database is made. */
  const cutShort = async (name: string): Promise<string> => {
    const path = join(folder, name);
    const { creating, database, release } = takeDataFolder(path);
    const killed = creating(async () => {
      writeFileSync(join(database, 'PG_VERSION'), '18');
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    release();
    return path;
  };

  it('whose first start was cut short is empty again at the next: nothing was in its database', async () => {
    const path = await cutShort('cut-short');
    expect(readdirSync(path).toSorted()).toEqual(['db', 'db.creating']);
    const taken = takeDataFolder(path);
    expect(readdirSync(path)).toEqual(['lock']);
    expect(await taken.creating(async () => existsSync(taken.database))).toBe(true);
    expect(readdirSync(path).toSorted()).toEqual(['db', 'lock']);
    taken.release();
  });

  it.each(['', '42 1700000000000000000'])('whose mark (%j) was before its database is made is empty again', (mark) => {
    const path = withDatabase(`begun${mark.length}`);
    writeFileSync(join(path, 'db.creating'), mark);
    takeDataFolder(path).release();
    expect(readdirSync(path)).toEqual([]);
  });

  it('whose first start was cut short is left as it is where somebody put another database there', async () => {
    const path = await cutShort('put-there');
    renameSync(join(path, 'db'), join(path, 'db-before'));
    cpSync(join(path, 'db-before'), join(path, 'db'), { recursive: true, preserveTimestamps: true });
    const taking = () => takeDataFolder(path);
    expect(taking).toThrow(/a database that may be another one\. Move db and db\.creating aside and start again/);
    expect(taking).not.toThrow(/delete/i);
    expect(readdirSync(path).toSorted()).toEqual(['db', 'db-before', 'db.creating']);
    expect(readdirSync(join(path, 'db'))).toEqual(['PG_VERSION']);
  });

  it.each([
    ['pg_control', 'PG_VERSION'],
    // The engine would make a new database over the one that is there.
    ['PG_VERSION', 'global/pg_control'],
  ])('whose database was made and has lost its %s is damaged: it is to be kept, and never deleted', (lost, kept) => {
    const path = withDatabase(`damaged-${lost}`);
    mkdirSync(join(path, 'db/global'));
    writeFileSync(join(path, 'db', kept), '');
    const taking = () => takeDataFolder(path);
    const message = new RegExp(
      `cannot be opened \\(.*${lost}.*\\)\\. It has been in use: keep it\\. .*connect restore`,
    );
    expect(taking).toThrow(message);
    expect(taking).not.toThrow(/delete/i);
    expect(readdirSync(path)).toEqual(['db']);
  });

  it('is none of other files, which stay open to whom they are for', () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, 'letter.txt'), '');
    chmodSync(join(home, 'letter.txt'), 0o644);
    expect(() => takeDataFolder(home)).toThrow(/^The folder .*home has other files in it/);
    expect(statSync(join(home, 'letter.txt')).mode & 0o777).toBe(0o644);
  });
});

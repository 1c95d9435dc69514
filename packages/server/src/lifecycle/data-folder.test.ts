import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { takeDataFolder } from './data-folder.ts';

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
    expect(statSync(path).mode & 0o777).toBe(0o700);
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

  const withDatabase = (name: string, ...marks: readonly string[]): string => {
    const path = join(folder, name);
    mkdirSync(join(path, 'db'), { recursive: true });
    for (const mark of marks) writeFileSync(join(path, mark), '');
    return path;
  };

  it('that was cut short while its database was made is half-written, and left as it is', () => {
    const path = withDatabase('cut-short', 'db.creating');
    expect(() => takeDataFolder(path)).toThrow(
      /^The data folder .* is half-written: .* delete db and db\.creating in it and start again/,
    );
    expect(readdirSync(path).toSorted()).toEqual(['db', 'db.creating']);
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
    const said = new RegExp(`cannot be opened \\(.*${lost}.*\\)\\. It has been in use: keep it\\. .*connect restore`);
    expect(taking).toThrow(said);
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

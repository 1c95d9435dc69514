import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of its own for the tests of a file, removed after them. */
export const testFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-import-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    path: folder,
    /** Writes files by their names and gives their paths. */
    write(files: Readonly<Record<string, string | Buffer>>): readonly string[] {
      return Object.entries(files).map(([name, content]) => {
        const path = join(folder, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
        return path;
      });
    },
  };
};

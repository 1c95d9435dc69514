import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A file and all that it imports of this package, but types. */
const importedBy = (file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (seen.has(file)) return seen;
  const code = readFileSync(file, 'utf8');
  seen.set(file, code);
  for (const [, from = ''] of code.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)';/gm))
    importedBy(join(file, '..', from), seen);
  return seen;
};

test.each(['vite.config.ts', 'vite.widget.config.ts'])('what %s imports is there before anything is built', (name) => {
  const imported = importedBy(resolve(import.meta.dirname, '..', name));
  expect(imported.size).toBeGreaterThan(5);
  expect([...imported].filter(([, code]) => code.includes("import('virtual:")).map(([file]) => file)).toEqual([]);
});

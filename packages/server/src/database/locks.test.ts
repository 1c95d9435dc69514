import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

// Whoever feeds a shared search holds its lock for as long as it lives: what took the same one waited for that long.
it('are each somebody’s alone, of those that the database keeps by a number', () => {
  const numbers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...readFileSync(sources + path, 'utf8').matchAll(/const \w*Lock = ([\d_]+);/g)].map(([, number]) => number),
    );
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual([...new Set(numbers)]);
});

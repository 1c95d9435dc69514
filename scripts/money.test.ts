import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../packages');

/** Major units are made of minor ones in `core/src/domain/money/major.ts` alone; a hundred elsewhere is one of percent. */
const isConversion = (line: string): boolean =>
  /[*/] ?(100\b|1e2\b)/.test(line) && !/percent|rate|share|width|room|dearer/i.test(line);

const sources = readdirSync(packages).flatMap((name) => {
  const source = join(packages, name, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[/]/.test(file))
    .map((file) => join(source, file));
});

describe('money', () => {
  test('is counted in minor units: nothing multiplies or divides it by 100', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(isConversion)
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test.each(['Math.round(amount * 100)', 'minor / 100;', 'price*100', 'amount * 1e2'])('%s would be found', (line) => {
    expect(isConversion(line)).toBe(true);
  });
});

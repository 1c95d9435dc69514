import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../packages');

/** Whether a text reckons how long a day is, in milliseconds. */
const measuresDay = (text: string): boolean => /\b86_?400_?000\b|\b24 \* 60 \* 60 \* 1_?000\b/.test(text);

test('how long a day is stands in one place', () => {
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((path) => measuresDay(readFileSync(join(packages, path), 'utf8')));
  expect(found).toEqual(['core/src/domain/calendar/milliseconds-of-day.ts']);
});

test.each([
  ['const day = 86_400_000;', true],
  ['const life = 7 * 24 * 60 * 60 * 1000;', true],
  ['const limitedEvery = 60 * 60 * 1000;', false],
])('%s measures a day: %s', (text, does) => {
  expect(measuresDay(text)).toBe(does);
});

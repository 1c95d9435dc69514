import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isNamed } from './find-files.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', 'A'), minLength: 1, maxLength: 8 });
const named = fc.array(fc.constantFrom('a', 'b', '.', '*'), { maxLength: 6 }).map((signs) => signs.join(''));

/** The same as a pattern of the engine's, which takes for ever where there are many `*`. */
const byPattern = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`, 'i');

describe('the name of files that a map reads', () => {
  test.prop([letters, named])('stands for any letters where it has *', (file, name) => {
    expect(isNamed(`/in/${file}`, name)).toBe(byPattern(name).test(file));
  });

  test('has as many * as somebody likes, at once', () => {
    const file = `${'a'.repeat(200)}.csv`;
    for (const name of [`${'*'.repeat(5000)}x`, `${'*a'.repeat(150)}c`, `${'*a'.repeat(150)}*`])
      expect([name.length, isNamed(file, name)]).toEqual([name.length, name.endsWith('*')]);
  });
});

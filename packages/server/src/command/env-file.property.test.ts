import { parseEnv } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { envFile, unwritable } from './env-file.ts';

const value = fc
  .string({ unit: fc.constantFrom(...'anZ09 #=$\\\'"`äß/:@?&%+-_.,;{}'), minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && unwritable('', text) === null);

describe('a file of settings', () => {
  test.prop([fc.uniqueArray(fc.stringMatching(/^[A-Z]{3,8}$/)), fc.array(value)])(
    'is read back as it was written, comments and empty ones left out',
    (names, values) => {
      const settings = names.map((name, index) => ({ name, about: `What ${name}='x' is`, value: values[index] ?? '' }));
      const expected = settings.flatMap((each) => (each.value === '' ? [] : [[each.name, each.value]]));
      expect(parseEnv(envFile(settings))).toEqual(Object.fromEntries(expected));
    },
  );

  it.each([
    [`O'Neil "and" \`Sons\``, false],
    [String.raw`C:\O'Neil\new "data"`, true],
    [String.raw`C:\O'Neil\new`, true],
    [`O'Neil "and" Sons`, true],
  ])('can have %s in it: %s', (text, expected) => {
    expect(unwritable('NAME', text) === null).toBe(expected);
    if (expected) expect(parseEnv(envFile([{ name: 'NAME', about: 'x', value: text }]))).toEqual({ NAME: text });
  });
});

import { parseEnv } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { envFile } from './env-file.ts';

const value = fc
  .string({ unit: fc.constantFrom(...'aZ09 #=$\\\'"äß/:@?&%+-_.,;{}'), minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

describe('a file of settings', () => {
  test.prop([fc.uniqueArray(fc.stringMatching(/^[A-Z]{3,8}$/)), fc.array(value)])(
    'is read back as it was written, comments and empty ones left out',
    (names, values) => {
      const settings = names.map((name, index) => ({ name, about: `What ${name}='x' is`, value: values[index] ?? '' }));
      const expected = settings.flatMap((each) => (each.value === '' ? [] : [[each.name, each.value]]));
      expect(parseEnv(envFile(settings))).toEqual(Object.fromEntries(expected));
    },
  );
});

import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

describe('passwords that are guessed first', () => {
  it('are more than ten thousand that are long enough to be one, in lower case', async () => {
    const common = [...(await commonPasswords())];
    expect(common.length).toBeGreaterThan(10_000);
    expect(common.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
  });

  it.each(['password1', 'qwertyuiop', 'iloveyou', 'connect1', 'liverpool', 'zxcvbnm1'])(
    '%s is one',
    async (password) => {
      expect((await commonPasswords()).has(password)).toBe(true);
    },
  );
});

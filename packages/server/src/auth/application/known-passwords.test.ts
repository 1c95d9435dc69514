import { describe, expect, it } from 'vitest';
import { makeIsKnownPassword } from './known-passwords.ts';

describe('passwords that are guessed first', () => {
  const isKnown = makeIsKnownPassword(async (password) => password === 'Kestrel-41-Harbour');

  it.each(['password1', 'qwertyuiop', 'iloveyou', 'connect1', 'liverpool', 'zxcvbnm1', ' LiverPool '])(
    '%s is one',
    async (password) => {
      expect(await isKnown(password)).toBe(true);
    },
  );

  it.each(['Password1!', 'Password123!', 'Welcome1!', 'Qwerty123!', 'P@ssw0rd1', 'Passw0rd!', '99dragon99'])(
    '%s is one with something around it',
    async (password) => {
      expect(await isKnown(password)).toBe(true);
    },
  );

  it.each(['Kestrel-42-Harbour', 'a fine long one', 'Connect-demo-1', 'blue van at 7', 'tr0ub4dor&3xy'])(
    '%s is none',
    async (password) => {
      expect(await isKnown(password)).toBe(false);
    },
  );

  it('are those of breaches too, to the letter, where there is a list of them', async () => {
    expect([await isKnown('Kestrel-41-Harbour'), await isKnown('kestrel-41-harbour')]).toEqual([true, false]);
    expect(await makeIsKnownPassword()('Kestrel-41-Harbour')).toBe(false);
  });

  it('are more than ten thousand that are long enough to be one', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(10_000);
    // Some of all of it, as one takes 40 ms.
    for (const password of long.filter((_, at) => at % 400 === 0)) expect(await isKnown(password)).toBe(true);
  });
});

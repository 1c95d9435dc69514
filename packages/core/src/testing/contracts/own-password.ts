import { describe, expect, test } from 'vitest';
import type { OwnPassword } from '../../ports/own-password.ts';

/** Someone signed in and their password, and whether another one lets them in. */
export interface OwnPasswordFixture {
  readonly ownPassword: OwnPassword;
  readonly password: string;
  readonly letsIn: (password: string) => Promise<boolean>;
}

/** Laws of every `OwnPassword`. Each test asks for an account of its own. */
export const ownPasswordContract = (name: string, make: () => Promise<OwnPasswordFixture>): void => {
  const newPassword = 'a sentence of newer words';
  const rejectedAs = (code: string) => ({ ok: false, refusal: { failure: 'rejected', message: { code } } });
  const done = { ok: true, value: null };

  describe(`${name} is an OwnPassword`, () => {
    test('is changed with the one of before, which lets nobody in then', async () => {
      const { ownPassword, password, letsIn } = await make();
      expect(await ownPassword.change({ password, newPassword }, '')).toEqual(done);
      expect(await letsIn(newPassword)).toBe(true);
      expect(await letsIn(password)).toBe(false);
    });

    test('stays as it is without the one of before', async () => {
      const { ownPassword, password, letsIn } = await make();
      expect(await ownPassword.change({ password: 'another', newPassword }, '')).toMatchObject(
        rejectedAs('wrong_own_password'),
      );
      expect(await letsIn(password)).toBe(true);
    });

    test('stays as it is where the new one is too short', async () => {
      const { ownPassword, password, letsIn } = await make();
      expect(await ownPassword.change({ password, newPassword: 'seven77' }, '')).toMatchObject(
        rejectedAs('password_too_short'),
      );
      expect(await letsIn(password)).toBe(true);
    });

    test('asked for once more, as after an answer that was lost, is changed', async () => {
      const { ownPassword, password } = await make();
      await ownPassword.change({ password, newPassword }, '');
      expect(await ownPassword.change({ password, newPassword }, '')).toEqual(done);
    });
  });
};

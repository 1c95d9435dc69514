import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../ports/authentication.ts';
import type { Passwords, ResetForm } from '../../ports/passwords.ts';

/** Someone who forgot their password. */
export interface PasswordsFixture {
  readonly passwords: Passwords;
  /** Of the same accounts. */
  readonly authentication: Pick<Authentication, 'login'>;
  readonly email: string;
  readonly password: string;
  /** The token of the last reset mail they got, waited for. */
  readonly mailed: () => Promise<string>;
}

/** Laws of every `Passwords`. Each test asks for an account of its own. */
export const passwordsContract = (name: string, make: () => Promise<PasswordsFixture>): void => {
  const chosen = 'a new sentence of words';
  const withLink = async () => {
    const fixture = await make();
    await fixture.passwords.sendReset(fixture.email, '');
    const form: ResetForm = {
      email: fixture.email,
      token: await fixture.mailed(),
      password: chosen,
      confirmation: chosen,
      storefront: '',
    };
    return { ...fixture, form };
  };
  const invalid = { ok: false, refusal: { failure: 'rejected', message: { code: 'invalid_reset' } } };

  describe(`${name} is a Passwords`, () => {
    test('asking for a mail is answered alike for someone unknown, so that nobody learns who has an account', async () => {
      const { passwords, email } = await make();
      const known = await passwords.sendReset(email, 'de/de');
      expect(known).toEqual({ ok: true, value: null });
      expect(await passwords.sendReset('nobody@nowhere.example', 'de/de')).toEqual(known);
    });

    test('a reset signs in; from then on the new password does, and the old one does not', async () => {
      const { passwords, authentication, email, password, form } = await withLink();
      expect(await passwords.reset(form)).toMatchObject({
        ok: true,
        value: { kind: 'signed-in', token: expect.stringMatching(/./), user: { email } },
      });
      expect(await authentication.login(email, chosen)).toMatchObject({ ok: true });
      expect(await authentication.login(email, password)).toMatchObject({ ok: false });
    });

    test('a link works once, for its own account', async () => {
      const { passwords, form } = await withLink();
      expect(await passwords.reset({ ...form, email: 'nobody@nowhere.example' })).toMatchObject(invalid);
      expect(await passwords.reset(form)).toMatchObject({ ok: true });
      expect(await passwords.reset(form)).toMatchObject(invalid);
    });

    test('a link that nobody sent resets nothing', async () => {
      const { passwords, authentication, email, password } = await make();
      expect(
        await passwords.reset({ email, token: 'not-a-token', password: chosen, confirmation: chosen, storefront: '' }),
      ).toMatchObject(invalid);
      expect(await authentication.login(email, password)).toMatchObject({ ok: true });
    });

    test('the server refuses passwords that are not the same, and the link still stands (specification §password-reset)', async () => {
      const { passwords, form } = await withLink();
      expect(await passwords.reset({ ...form, confirmation: `${chosen}.` })).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected' },
      });
      expect(await passwords.reset(form)).toMatchObject({ ok: true });
    });
  });
};

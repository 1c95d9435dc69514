import { describe, expect, test } from 'vitest';
import type { Registration, RegistrationForm } from '../../ports/registration.ts';

/** An invitation that was just sent. */
export interface RegistrationFixture {
  readonly registration: Registration;
  readonly email: string;
  readonly signature: string;
}

/** Laws of every `Registration`. Each test asks for an invitation of its own. */
export const registrationContract = (name: string, make: () => Promise<RegistrationFixture>): void => {
  const formOf = ({ email, signature }: RegistrationFixture, fields: Partial<RegistrationForm> = {}) => ({
    email,
    signature,
    firstName: 'Nadia',
    lastName: 'Kowalska',
    password: 'a long sentence of words',
    ...fields,
  });
  const invalid = { ok: false, refusal: { failure: 'rejected', message: { code: 'invalid_invitation' } } };

  describe(`${name} is a Registration`, () => {
    test('an invitation makes its account, signed in, and does so once', async () => {
      const fixture = await make();
      expect(await fixture.registration.isOpen(fixture)).toEqual({ ok: true, value: true });
      const answer = await fixture.registration.register(formOf(fixture));
      expect(answer).toMatchObject({
        ok: true,
        value: { token: expect.stringMatching(/./), user: { email: fixture.email, firstName: 'Nadia' } },
      });
      expect(await fixture.registration.register(formOf(fixture))).toMatchObject(invalid);
      expect(await fixture.registration.isOpen(fixture)).toEqual({ ok: true, value: false });
    });

    test('a signature that nobody gave, and one given to somebody else, are refused in the same words', async () => {
      const fixture = await make();
      const { register } = fixture.registration;
      const forged = await register(formOf(fixture, { signature: 'forged' }));
      expect(forged).toMatchObject(invalid);
      expect(await register(formOf(fixture, { email: 'else@northgate.example' }))).toEqual(forged);
      for (const link of [{ signature: 'forged' }, { email: 'else@northgate.example' }])
        expect(await fixture.registration.isOpen({ ...fixture, ...link })).toEqual({ ok: true, value: false });
    });

    test('the problems of the form come as HTML, and the invitation still stands (specification §registration)', async () => {
      const fixture = await make();
      const refused = await fixture.registration.register(formOf(fixture, { password: 'short', firstName: '' }));
      expect(refused).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { html: expect.stringMatching(/</) } },
      });
      expect(await fixture.registration.register(formOf(fixture))).toMatchObject({ ok: true });
    });
  });
};

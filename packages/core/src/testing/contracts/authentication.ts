import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../ports/authentication.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** Someone who may sign in, and what the server says to a wrong password. `tokens` are those the adapter sends. */
export interface AuthenticationFixture {
  readonly authentication: Authentication;
  readonly tokens: SessionTokens;
  readonly email: string;
  readonly password: string;
  readonly wrongPasswordMessage: string;
}

/** Laws of every `Authentication`. Each test asks for a fixture of its own; three of them fail one login each. */
export const authenticationContract = (name: string, make: () => Promise<AuthenticationFixture>): void => {
  const signedIn = async (): Promise<AuthenticationFixture & { token: string }> => {
    const fixture = await make();
    const answer = await fixture.authentication.login(fixture.email, fixture.password);
    if (!answer.ok) throw new Error(`The fixture's account cannot sign in: ${answer.refusal}`);
    fixture.tokens.set(answer.value.token);
    return { ...fixture, token: answer.value.token };
  };

  describe(`${name} is an Authentication`, () => {
    test('a right password gives a token and the user it belongs to', async () => {
      const { authentication, email, password } = await make();
      const answer = await authentication.login(email, password);
      expect(answer).toMatchObject({ ok: true, value: { token: expect.stringMatching(/./), user: { email } } });
    });

    test("login refuses a wrong password with the server's message", async () => {
      const { authentication, email, password, wrongPasswordMessage } = await make();
      const answer = await authentication.login(email, `${password}x`);
      expect(answer).toEqual({ ok: false, refusal: wrongPasswordMessage });
    });

    test('login refuses someone unknown in the same words, so that nobody learns who has an account', async () => {
      const { authentication, password, wrongPasswordMessage } = await make();
      const answer = await authentication.login('nobody@nowhere.example', password);
      expect(answer).toEqual({ ok: false, refusal: wrongPasswordMessage });
    });

    test('a refused login signs nobody in', async () => {
      const { authentication, email, password } = await make();
      await authentication.login(email, `${password}y`);
      expect(await authentication.currentUser()).toBeNull();
    });

    test('the token tells who is signed in', async () => {
      const { authentication, email } = await signedIn();
      expect(await authentication.currentUser()).toMatchObject({ email });
    });

    test('without a token nobody is signed in', async () => {
      const { authentication } = await make();
      expect(await authentication.currentUser()).toBeNull();
    });

    test('a token that nobody issued is nobody', async () => {
      const { authentication, tokens } = await make();
      tokens.set('not-a-token');
      expect(await authentication.currentUser()).toBeNull();
    });

    test('after logout the token is no longer good', async () => {
      const { authentication, tokens, token } = await signedIn();
      await authentication.logout();
      tokens.set(token);
      expect(await authentication.currentUser()).toBeNull();
    });

    test('a logout ends its own session alone', async () => {
      const { authentication, tokens, email, password, token } = await signedIn();
      const second = await authentication.login(email, password);
      expect(second.ok).toBe(true);
      tokens.set(second.ok ? second.value.token : '');
      await authentication.logout();
      tokens.set(token);
      expect(await authentication.currentUser()).toMatchObject({ email });
    });
  });
};

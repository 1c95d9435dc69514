import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** Someone who may sign in, and how a wrong password is refused. `tokens` are those the adapter sends. */
export interface AuthenticationFixture {
  readonly authentication: Authentication;
  readonly tokens: SessionTokens;
  readonly email: string;
  readonly password: string;
  readonly wrongPassword: Refusal;
}

/** Laws of every `Authentication`. Each test asks for a fixture of its own; three of them fail one login each. */
export const authenticationContract = (name: string, make: () => Promise<AuthenticationFixture>): void => {
  const signIn = async ({ authentication, email, password }: AuthenticationFixture): Promise<string> => {
    const answer = await authentication.login(email, password);
    if (!answer.ok || answer.value.kind !== 'signed-in')
      throw new Error(`The fixture's account cannot sign in: ${JSON.stringify(answer)}`);
    return answer.value.token;
  };
  const signedIn = async (): Promise<AuthenticationFixture & { token: string }> => {
    const fixture = await make();
    const token = await signIn(fixture);
    fixture.tokens.set(token);
    return { ...fixture, token };
  };

  describe(`${name} is an Authentication`, () => {
    test('a right password gives a token and the user it belongs to', async () => {
      const { authentication, email, password } = await make();
      const answer = await authentication.login(email, password);
      expect(answer).toMatchObject({
        ok: true,
        value: { kind: 'signed-in', token: expect.stringMatching(/./), user: { email } },
      });
    });

    test("login refuses a wrong password with the server's message", async () => {
      const { authentication, email, password, wrongPassword } = await make();
      const answer = await authentication.login(email, `${password}x`);
      expect(answer).toEqual({ ok: false, refusal: wrongPassword });
    });

    test('login refuses someone unknown in the same words, so that nobody learns who has an account', async () => {
      const { authentication, password, wrongPassword } = await make();
      const answer = await authentication.login('nobody@nowhere.example', password);
      expect(answer).toEqual({ ok: false, refusal: wrongPassword });
    });

    test('a refused login signs nobody in', async () => {
      const { authentication, email, password } = await make();
      await authentication.login(email, `${password}y`);
      expect(await authentication.currentUser()).toBeNull();
    });

    test('a second factor that nobody asked for is not finished', async () => {
      const { authentication } = await make();
      const answer = await authentication.finishLogin('not-a-token', { code: '123456' }, '');
      expect(answer).toMatchObject({ ok: false, refusal: { message: { code: expect.any(String) } } });
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
      const first = await signedIn();
      const { authentication, tokens, email } = first;
      tokens.set(await signIn(first));
      await authentication.logout();
      tokens.set(first.token);
      expect(await authentication.currentUser()).toMatchObject({ email });
    });
  });
};

/** Someone with a second factor, and a code of it that was not used yet. `tokens` are those the adapter sends. */
export interface SecondFactorSignInFixture extends Omit<AuthenticationFixture, 'wrongPassword'> {
  readonly code: string;
}

/** Laws of every `Authentication` about accounts with a second factor. Each test asks for an account of its own. */
export const secondFactorSignInContract = (name: string, make: () => Promise<SecondFactorSignInFixture>): void => {
  const halfway = async () => {
    const fixture = await make();
    const answer = await fixture.authentication.login(fixture.email, fixture.password);
    if (!answer.ok || answer.value.kind !== 'second-factor')
      throw new Error(`No second factor was asked for: ${JSON.stringify(answer)}`);
    return { ...fixture, mfaToken: answer.value.mfaToken };
  };

  describe(`${name} asks for the second factor`, () => {
    test('after the right password, whose answer is no token to sign in with', async () => {
      const { authentication, tokens, mfaToken } = await halfway();
      tokens.set(mfaToken);
      expect(await authentication.currentUser()).toBeNull();
    });

    test('and a right code finishes the sign-in', async () => {
      const { authentication, tokens, email, mfaToken, code } = await halfway();
      const answer = await authentication.finishLogin(mfaToken, { code }, '');
      expect(answer).toMatchObject({ ok: true, value: { user: { email } } });
      tokens.set(answer.ok ? answer.value.token : '');
      expect(await authentication.currentUser()).toMatchObject({ email });
    });

    test("and refuses a wrong one with the server's message", async () => {
      const { authentication, mfaToken } = await halfway();
      const answer = await authentication.finishLogin(mfaToken, { code: 'not a code' }, '');
      expect(answer).toMatchObject({ ok: false, refusal: { message: { code: expect.any(String) } } });
    });
  });
};

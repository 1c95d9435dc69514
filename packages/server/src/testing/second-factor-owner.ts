import { calls } from '@connect/contract/calls';
import { demoPassword } from '@connect/demo/accounts';
import { codeOfStep, stepAt } from '../auth/application/totp.ts';
import type { TestPortal } from './test-portal.ts';

/** An answer's status beside its fields. */
export const json = async <Body>(answer: Promise<Response>): Promise<Body & { status: number }> => {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, ...(text ? JSON.parse(text) : {}) };
};

/** Somebody with the demo's password who turns a second factor on and signs in with it. */
export const secondFactorOwner = (portal: TestPortal, email: string) => {
  /** The six digits of this moment, or of so many steps from it. */
  const codeNow = (secret: string, offset = 0): string => codeOfStep(secret, stepAt(portal.clock.now) + offset);
  const setUp = (token: string) =>
    json<{ secret: string; uri: string }>(portal.call(calls.mfaSetup, { token, body: { password: demoPassword } }));
  return {
    codeNow,
    setUp,
    /** Six digits that no step near now has. */
    wrongCode: (secret: string): string => {
      const near = [-1, 0, 1].map((offset) => codeNow(secret, offset));
      return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
    },
    /** Turns it on, and lets the time of the code that did pass. */
    turnOn: async () => {
      const token = await portal.signIn(email);
      const { secret } = await setUp(token);
      const body = { code: codeNow(secret), storefront: 'de/de' };
      const on = await json<{ recoveryCodes: string[] }>(portal.call(calls.mfaConfirm, { token, body }));
      if (on.status !== 200) throw new Error(`It was not turned on: ${on.status}`);
      portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
      return { token, secret, recoveryCodes: on.recoveryCodes };
    },
    /** The first step of signing in: the password. */
    challenge: async (): Promise<string> => {
      const body = { email, password: demoPassword };
      const answer = await json<{ mfa_token?: string }>(portal.call(calls.login, { body }));
      if (answer.mfa_token === undefined) throw new Error('The password was enough');
      return answer.mfa_token;
    },
    /** The second step. */
    finish: (mfaToken: string, code: string) =>
      json<{ token: string; code?: string; user?: object }>(
        portal.call(calls.loginMfa, { body: { mfa_token: mfaToken, code } }),
      ),
  };
};

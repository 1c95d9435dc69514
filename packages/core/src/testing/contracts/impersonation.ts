import { describe, expect, test } from 'vitest';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { permissions, userKind } from '../../domain/access/user.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { Impersonation } from '../../ports/impersonation.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** An account manager who is signed in: `tokens` are those the adapters send. */
export interface ImpersonationFixture {
  readonly impersonation: Impersonation;
  readonly authentication: Authentication;
  readonly tokens: SessionTokens;
  readonly email: string;
  /** A customer within reach. */
  readonly customerNo: CustomerNo;
}

/** Laws of every `Impersonation` (decisions §acting-within-limits). Each test asks for a session of its own. */
export const impersonationContract = (name: string, make: () => Promise<ImpersonationFixture>): void => {
  const acting = async () => {
    const fixture = await make();
    const own = fixture.tokens.current() ?? '';
    const answer = await fixture.impersonation.start(fixture.customerNo);
    if (!answer.ok) throw new Error(`Nobody acts for ${fixture.customerNo}: ${JSON.stringify(answer.refusal)}`);
    const userOf = (token: string) => {
      fixture.tokens.set(token);
      return fixture.authentication.currentUser();
    };
    return { ...fixture, own, ...answer.value, userOf };
  };

  describe(`${name} is an Impersonation`, () => {
    test('the token signs in as a user of the customer, under the own name', async () => {
      const { token, user, userOf, email, customerNo } = await acting();
      expect(user).toMatchObject({ email, customerNo, isSuperUser: false });
      expect(userKind(user)).toBe('customer');
      expect(await userOf(token)).toEqual(user);
    });

    test('who acts may do all that a customer may but change users', async () => {
      const { viewOrders, viewInvoices, viewBalance, placeOrders, downloadInvoices } = permissions;
      const { user } = await acting();
      expect(user.permissions.toSorted()).toEqual(
        [viewOrders, viewInvoices, viewBalance, placeOrders, downloadInvoices].toSorted(),
      );
    });

    test('the own session goes on beside it', async () => {
      const { own, userOf, email } = await acting();
      expect(await userOf(own)).toMatchObject({ email, customerNo: null });
    });

    test('nobody acts for a customer who does not exist', async () => {
      const { impersonation } = await make();
      expect(await impersonation.start('C-NONE')).toMatchObject({ ok: false, refusal: { failure: 'not-found' } });
    });

    test('nobody acts from within acting', async () => {
      const { impersonation, tokens, token, customerNo } = await acting();
      tokens.set(token);
      expect(await impersonation.start(customerNo)).toMatchObject({ ok: false, refusal: { failure: 'forbidden' } });
    });

    test('stopping ends the acting alone, whichever token is the current one', async () => {
      for (const isRestored of [true, false]) {
        const { impersonation, tokens, own, token, userOf } = await acting();
        tokens.set(isRestored ? own : token);
        expect(await impersonation.stop(token)).toEqual({ ok: true, value: null });
        expect(await userOf(token)).toBeNull();
        expect(await userOf(own)).not.toBeNull();
      }
    });

    test('what ended already is not stopped again', async () => {
      const { impersonation, token } = await acting();
      await impersonation.stop(token);
      expect(await impersonation.stop(token)).toMatchObject({ ok: false, refusal: { failure: 'signed-out' } });
    });

    test('the own session is not ended by stopping', async () => {
      const { impersonation, own, userOf } = await acting();
      expect(await impersonation.stop(own)).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { code: 'not_impersonating' } },
      });
      expect(await userOf(own)).not.toBeNull();
    });

    test('logging out while acting ends both sessions (decisions §logging-out-forgets)', async () => {
      const { authentication, tokens, own, token, userOf } = await acting();
      tokens.set(token);
      await authentication.logout();
      expect([await userOf(token), await userOf(own)]).toEqual([null, null]);
    });

    test('the acting ends with the own session', async () => {
      const { authentication, tokens, own, token, userOf } = await acting();
      tokens.set(own);
      await authentication.logout();
      expect(await userOf(token)).toBeNull();
    });
  });
};

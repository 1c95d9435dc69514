import { describe, expect, test } from 'vitest';
import type { UserKind } from '../../domain/access/user.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import { aTokenUser } from '../memory/session.ts';
import type { StoreFixture } from './stores.ts';

/** A browser whose tabs share a store, and what its tokens look like. */
export interface SessionTokensFixture extends StoreFixture<SessionTokens> {
  readonly browser: () => {
    /** Opens a tab. */
    readonly open: () => SessionTokens;
    /** Lets every tab hear of all that the others did. */
    readonly notify: () => void;
  };
  /** A token of a session that was renewed so often, which says whose it is if that is given. */
  readonly token: (session: string, renewals: number, kind?: UserKind) => string;
}

/** Laws of every `SessionTokens`. */
export const sessionTokensContract = (
  name: string,
  { opened, blocked, browser, token }: SessionTokensFixture,
): void => {
  describe(`${name} is a SessionTokens`, () => {
    test('an empty store holds no token', () => {
      const { adapter } = opened();
      expect([adapter.current(), adapter.impersonator()]).toEqual([null, null]);
    });

    test('what is saved comes back, after a reload too', () => {
      const { adapter, reopened } = opened();
      adapter.set('active');
      adapter.setImpersonator('own');
      expect([adapter.current(), adapter.impersonator()]).toEqual(['active', 'own']);
      expect([reopened().current(), reopened().impersonator()]).toEqual(['active', 'own']);
    });

    test('a later token replaces the earlier one', () => {
      const { adapter } = opened();
      adapter.set('first');
      adapter.set('second');
      expect(adapter.current()).toBe('second');
    });

    test("the impersonator's token goes alone", () => {
      const { adapter } = opened();
      adapter.set('active');
      adapter.setImpersonator('own');
      adapter.setImpersonator(null);
      expect([adapter.current(), adapter.impersonator()]).toEqual(['active', null]);
    });

    test('clearing forgets both tokens, after a reload too', () => {
      const { adapter, reopened } = opened();
      adapter.set('active');
      adapter.setImpersonator('own');
      adapter.clear();
      expect([adapter.current(), adapter.impersonator()]).toEqual([null, null]);
      expect([reopened().current(), reopened().impersonator()]).toEqual([null, null]);
    });

    test('a renewed token goes on with its session, another session has another name', () => {
      const { adapter } = opened();
      expect(adapter.session()).toBeNull();
      adapter.set(token('a', 0));
      const session = adapter.session();
      adapter.set(token('a', 1));
      expect(adapter.session()).toBe(session);
      adapter.set(token('b', 0));
      expect([null, session]).not.toContain(adapter.session());
    });

    test('the active token tells what kind of user it is of, as far as it does', () => {
      const { adapter } = opened();
      expect(adapter.kind()).toBeNull();
      for (const kind of ['customer', 'account-manager', 'brand-manager'] as const) {
        adapter.set(token('a', 0, kind));
        expect(adapter.kind()).toBe(kind);
      }
      adapter.set(token('a', 0));
      expect(adapter.kind()).toBeNull();
    });

    test('the active token tells what its user may do, as far as it does', async () => {
      const { adapter } = opened();
      expect(await adapter.user()).toBeNull();
      for (const kind of ['customer', 'account-manager', 'brand-manager'] as const) {
        adapter.set(token('a', 0, kind));
        expect(await adapter.user()).toEqual(aTokenUser(kind));
      }
      adapter.set(token('a', 0));
      expect(await adapter.user()).toBeNull();
    });

    test('the active token tells how long it holds; a renewed one holds longer', async () => {
      const { adapter } = opened();
      expect(await adapter.times()).toBeNull();
      adapter.set(token('a', 0));
      const first = await adapter.times();
      adapter.set(token('a', 7));
      const renewed = await adapter.times();
      expect([first, renewed].map((times) => times && times.endsAt - times.issuedAt)).toEqual([1800, 1800]);
      expect((renewed?.endsAt ?? 0) - (first?.endsAt ?? 0)).toBe(7);
    });

    test('what one tab did another one hears of, and has; who no longer listens is told nothing', () => {
      const { open, notify } = browser();
      const [mine, other] = [open(), open()];
      const heard: (string | null)[] = [];
      const stop = mine.onOtherTab(() => heard.push(mine.current()));
      other.set(token('a', 0));
      notify();
      other.clear();
      notify();
      stop();
      other.set(token('b', 0));
      notify();
      expect(heard).toEqual([token('a', 0), null]);
      expect(mine.current()).toBe(token('b', 0));
    });

    test('a store that throws holds nothing, and nothing throws (decisions §broken-storage)', () => {
      const adapter = blocked();
      adapter.set('active');
      adapter.setImpersonator('own');
      expect([adapter.current(), adapter.impersonator()]).toEqual([null, null]);
      adapter.clear();
    });
  });
};

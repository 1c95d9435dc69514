import { describe, expect, test } from 'vitest';
import type { ActiveSessions } from '../../ports/active-sessions.ts';

/** Someone signed in with two browsers, and nowhere else. */
export interface ActiveSessionsFixture {
  readonly here: ActiveSessions;
  readonly there: ActiveSessions;
  /** Null of somebody who has none. */
  readonly password: string | null;
}

/** Laws of every `ActiveSessions`. Each test asks for an account of its own. */
export const activeSessionsContract = (name: string, make: () => Promise<ActiveSessionsFixture>): void => {
  const listOf = async (sessions: ActiveSessions) => {
    const answer = await sessions.list();
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.value;
  };
  const signedOut = { ok: false, refusal: { failure: 'signed-out' } };

  describe(`${name} is an ActiveSessions`, () => {
    test('each browser sees both sessions, and itself as the current one', async () => {
      const { here, there } = await make();
      const [seenHere, seenThere] = [await listOf(here), await listOf(there)];
      expect(seenHere.map(({ id }) => id).toSorted()).toEqual(seenThere.map(({ id }) => id).toSorted());
      const currents = [seenHere, seenThere].map((seen) => seen.filter(({ current }) => current).map(({ id }) => id));
      expect(currents.map((ids) => ids.length)).toEqual([1, 1]);
      expect(currents[0]).not.toEqual(currents[1]);
    });

    test('ending one signs that browser out alone', async () => {
      const { here, there, password } = await make();
      const other = (await listOf(here)).find(({ current }) => !current);
      expect(await here.end(other?.id ?? '', password)).toEqual({ ok: true, value: null });
      expect((await listOf(here)).map(({ current }) => current)).toEqual([true]);
      expect(await there.list()).toMatchObject(signedOut);
    });

    test('the history has what each browser signed in with, the newest first', async () => {
      const { here, there, password } = await make();
      const answer = await here.history();
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      const signIns = answer.value.filter(({ kind }) => kind === 'signed-in');
      expect(signIns.length).toBeGreaterThanOrEqual(2);
      expect(signIns[0]).toMatchObject({ means: 'password' });
      const times = answer.value.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
      await there.endAll(password);
      expect(await here.history()).toMatchObject(signedOut);
    });

    test('one that is not there is not found', async () => {
      const { here, password } = await make();
      const notFound = { ok: false, refusal: { failure: 'not-found' } };
      expect(await here.end('00000000-0000-4000-8000-000000000000', password)).toMatchObject(notFound);
      expect(await here.end('no id at all', password)).toMatchObject(notFound);
    });

    test('another password ends none', async () => {
      const { here, there } = await make();
      const other = (await listOf(here)).find(({ current }) => !current);
      const wrong = { ok: false, refusal: { failure: 'rejected', message: { code: 'wrong_own_password' } } };
      expect(await here.end(other?.id ?? '', 'not my password')).toMatchObject(wrong);
      expect(await here.endAll('not my password')).toMatchObject(wrong);
      expect(await listOf(there)).toHaveLength(2);
    });

    test('ending all signs out everywhere, the browser that asks too', async () => {
      const { here, there, password } = await make();
      expect(await here.endAll(password)).toEqual({ ok: true, value: null });
      expect([await here.list(), await there.list()]).toMatchObject([signedOut, signedOut]);
    });
  });
};

import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import { sessionOfToken } from '@connect/adapters-storage/session-of-token';
import { aUser, createMemorySessions } from '@connect/core/testing';
import type { Authentication } from '@connect/core/ports/authentication';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { openPortal } from './testing/open-portal.ts';
import { tokenOf } from './testing/token-of.ts';

const tabCount = 3;
const accounts = ['priya@northgate.example', 'lee@harbourworks.example'].map((email) => ({
  user: aUser({ email }),
  password: 'right',
}));

/** What is done in a tab: `hear` is the browser telling it what others stored, `look` a page that asks who is there. */
interface Step {
  readonly tab: number;
  readonly act: 'priya@northgate.example' | 'lee@harbourworks.example' | 'renew' | 'sign-out' | 'hear' | 'look';
}
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat({ max: tabCount - 1 }),
  act: fc.constantFrom(
    'priya@northgate.example' as const,
    'lee@harbourworks.example' as const,
    'renew' as const,
    'renew' as const,
    'sign-out' as const,
    'hear' as const,
    'hear' as const,
    'look' as const,
  ),
});

/** Tabs of one browser at one server, whose answers the scheduler delays. A screen shows whom its tab's session names. */
const openTabs = (scheduler: fc.Scheduler | null) => {
  const storage = createMemoryStorage();
  const sessions = createMemorySessions();
  let renewals = 0;
  const delayed = (authentication: Authentication): Authentication => {
    const login: Authentication['login'] = async (email, password) => {
      const answer = await authentication.login(email, password);
      if (!answer.ok || answer.value.kind !== 'signed-in') return answer;
      return { ok: true, value: { ...answer.value, token: tokenOf(answer.value.token, 0) } };
    };
    if (scheduler === null) return { ...authentication, login };
    return {
      ...authentication,
      login: scheduler.scheduleFunction(login),
      currentUser: scheduler.scheduleFunction(authentication.currentUser),
      logout: scheduler.scheduleFunction(authentication.logout),
    };
  };
  const tabs = Array.from({ length: tabCount }, () => {
    const page = new EventTarget();
    const { services, counts } = openPortal({ storage, page, sessions, accounts, over: delayed });
    const tab = {
      shown: null as string | null,
      notified: 0,
      counts,
      page,
      services,
      look: async () => undefined as void,
    };
    tab.look = async () => {
      tab.shown = (await services.session.ensure())?.user.email ?? null;
    };
    services.session.onChange(() => {
      tab.notified += 1;
      void tab.look();
    });
    return tab;
  });
  const hear = (tab: (typeof tabs)[number]): void => void tab.page.dispatchEvent(new Event('storage'));
  const take = async ({ tab: index, act }: Step): Promise<void> => {
    const tab = tabs[index];
    if (!tab) return;
    if (act === 'hear') hear(tab);
    else if (act === 'look') await tab.look();
    else if (act === 'renew') {
      const token = storage.getItem('jwt');
      renewals += 1;
      if (token !== null) storage.setItem('jwt', tokenOf(sessionOfToken(token), renewals));
    } else {
      if (act === 'sign-out') await tab.services.signOut();
      else await tab.services.signIn({ email: act, password: 'right', remember: false });
      await tab.look();
    }
  };
  /** Whose session the browser holds. */
  const held = (): string | null => {
    const token = storage.getItem('jwt');
    return token === null ? null : (sessions.open.get(sessionOfToken(token))?.email ?? null);
  };
  return { tabs, take, hear, held };
};

describe('several tabs stay in step', () => {
  test('whatever is done in which tab, and whatever order the answers come in, all end up showing the same session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        const { tabs, take, hear, held } = openTabs(scheduler);
        const taken: Promise<void>[] = [];
        scheduler.scheduleSequence(
          steps.map((next) => () => {
            taken.push(take(next));
            return Promise.resolve();
          }),
        );
        await scheduler.waitIdle();
        await Promise.all(taken);
        tabs.forEach(hear);
        await scheduler.waitIdle();
        const looked = Promise.all(tabs.map(({ look }) => look()));
        await scheduler.waitIdle();
        await looked;
        expect(tabs.map(({ shown }) => shown)).toEqual(tabs.map(held));
      }),
    );
  });

  test('a tab that was told shows the session without being looked at', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { tabs, take, hear, held } = openTabs(null);
        for (const { look } of tabs) await look();
        for (const next of steps) await take(next);
        tabs.forEach(hear);
        for (const { services } of tabs) await services.session.ensure();
        expect(tabs.map(({ shown }) => shown)).toEqual(tabs.map(held));
      }),
    );
  });

  test('a renewed token changes nothing: no tab asks again, and no credentials are forgotten', async () => {
    const { tabs, take, hear } = openTabs(null);
    await take({ tab: 0, act: 'priya@northgate.example' });
    tabs.forEach(hear);
    const before = tabs.map(({ notified, counts }) => [notified, counts.forgotten]);
    await take({ tab: 0, act: 'renew' });
    tabs.forEach(hear);
    expect(tabs.map(({ notified, counts }) => [notified, counts.forgotten])).toEqual(before);
    expect(before).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test('signing out in one tab signs all out, and the others forget their search credentials', async () => {
    const { tabs, take, hear } = openTabs(null);
    await take({ tab: 0, act: 'priya@northgate.example' });
    tabs.forEach(hear);
    await take({ tab: 1, act: 'sign-out' });
    tabs.forEach(hear);
    expect(await Promise.all(tabs.map(({ services }) => services.session.ensure()))).toEqual([null, null, null]);
    expect(tabs.map(({ counts }) => counts.forgotten)).toEqual([2, 2, 2]);
  });
});

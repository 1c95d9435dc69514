import { createFullStorage } from '@connect/adapters-storage/testing/full-storage';
import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { sessionOfToken } from '@connect/adapters-storage/session-of-token';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { initial, openBrowser, steps, takeAll } from './testing/acting-browser.ts';
import type { Held } from './testing/acting-browser.ts';

/** Stores something of a length, if there is room. */
const fill = (storage: StorageLike, key: string, length: number): void => {
  try {
    if (storage.getItem(key) === null) storage.setItem(key, 'x'.repeat(length));
  } catch {
    // There is not.
  }
};

/** Walks through all that the browser held, and checks each change. Answers how often acting began and was ended. */
const checkHistory = (history: readonly Held[], mayLeave: boolean) => {
  const counts = { starts: 0, restored: 0, renewedWhileActing: 0 };
  let before: Held = initial;
  for (const now of history) {
    if (before.saved === null && now.saved !== null) {
      // The very token that was the active one until then.
      expect(now.saved).toBe(before.active);
      expect(sessionOfToken(now.active ?? '')).not.toBe('own');
      counts.starts += 1;
    } else if (before.saved !== null && now.saved !== null) {
      expect(now.saved).toBe(before.saved);
      expect(sessionOfToken(now.active ?? '')).toBe(sessionOfToken(before.active ?? ''));
      counts.renewedWhileActing += now.active === before.active ? 0 : 1;
    } else if (before.saved !== null && now.saved === null) {
      if (now.active === null) expect(mayLeave).toBe(true);
      else {
        expect(now.active).toBe(before.saved);
        counts.restored += 1;
      }
    } else if (now.active !== null) expect(sessionOfToken(now.active)).toBe('own');
    else expect(mayLeave).toBe(true);
    before = now;
  }
  return counts;
};

describe('acting for a customer', { timeout: 30_000 }, () => {
  test('stop always restores exactly the token from before, under any sequence of start, stop, reload, expiry and second tab', async () => {
    const total = { starts: 0, restored: 0, renewedWhileActing: 0 };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, sequence) => {
        const browser = openBrowser(scheduler);
        await takeAll(browser, sequence, scheduler);
        await scheduler.waitIdle();
        const mayLeave = sequence.some(({ act }) => act === 'sign out' || act === 'all ends');
        const counts = checkHistory(browser.history, mayLeave);
        total.starts += counts.starts;
        total.restored += counts.restored;
        total.renewedWhileActing += counts.renewedWhileActing;
      }),
      { numRuns: 100 },
    );
    // It was not for want of anything to restore.
    expect(Math.min(total.starts, total.restored, total.renewedWhileActing)).toBeGreaterThan(5);
  });

  test('every tab ends up showing whom the browser is signed in as: who acts, or themselves', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const browser = openBrowser(null);
        for (const { services } of browser.tabs) await services.session.ensure();
        for (const step of sequence) await browser.take(step);
        // A session that the server ended is found out by asking.
        for (const tab of browser.tabs.keys()) {
          await browser.take({ tab, act: 'ask' });
          await browser.take({ tab, act: 'ask' });
        }
        expect(await browser.shown()).toEqual(browser.tabs.map(browser.held));
      }),
      { numRuns: 80 },
    );
  });

  test('what was started and stopped leaves nothing at the server but the own session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, sequence) => {
        const browser = openBrowser(scheduler);
        await takeAll(browser, sequence, scheduler);
        await browser.take({ tab: 0, act: 'stop' });
        await scheduler.waitIdle();
        expect([...browser.sessions.open.keys()].filter((session) => session !== 'own')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a browser without room for both tokens goes on with the own one, however little room it has', async () => {
    const outcomes = new Set<boolean>();
    const signature = fc.nat({ max: 40 }).map((length) => 's'.repeat(length));
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 150 }),
        fc.nat({ max: 80 }),
        signature,
        signature,
        async (spare, cached, of, other) => {
          const own = initial.active + of;
          const full = createFullStorage(own.length + 'jwt'.length + spare);
          const browser = openBrowser(null, { plain: full, ownToken: own, signature: other });
          fill(full, 'order:SO-1', cached);
          const [tab] = browser.tabs;
          const started = (await tab?.services.startImpersonating('C10482'))?.ok ?? false;
          outcomes.add(started);
          if (started) expect(full.getItem('impersonator_jwt')).toBe(own);
          else {
            expect([full.getItem('jwt'), full.getItem('impersonator_jwt')]).toEqual([own, null]);
            expect([...browser.sessions.open.keys()]).toEqual(['own']);
          }
          // Others take what is left meanwhile.
          for (let length = 160; length >= 0; length -= 1) fill(full, 'others', length);
          tab?.services.stopImpersonating();
          expect([full.getItem('jwt'), full.getItem('impersonator_jwt')]).toEqual([own, null]);
        },
      ),
      // Once with room for both, and once without, whatever is drawn.
      {
        numRuns: 200,
        examples: [
          [150, 0, '', ''],
          [0, 0, '', ''],
        ],
      },
    );
    expect(outcomes).toEqual(new Set([true, false]));
  });
});

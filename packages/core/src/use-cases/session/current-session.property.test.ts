import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../domain/access/session.ts';
import { aCustomer, aUser } from '../../testing/index.ts';
import { makeCurrentSession } from './current-session.ts';

/** Of a browser in which one session goes on. */
const tokens = { session: () => 'a' };
/** In a browser that keeps nothing, unless it is handed what it has. */
const sessionAsked = (
  ask: Parameters<typeof makeCurrentSession>[0],
  of: Parameters<typeof makeCurrentSession>[1],
  lastSeen: Parameters<typeof makeCurrentSession>[2] = { session: async () => null, keepSession: () => undefined },
  clock: Parameters<typeof makeCurrentSession>[3] = { now: Date.now },
) => makeCurrentSession(ask, of, lastSeen, clock);
const sessionOf = (email: string): Session => ({
  user: aUser({ email }),
  customer: aCustomer(),
  manager: null,
  impersonating: false,
});

describe('the current session', () => {
  test('is asked for once, however many ask', async () => {
    let asked = 0;
    const session = sessionAsked(async () => {
      asked += 1;
      return sessionOf('priya@northgate.example');
    }, tokens);
    await Promise.all([session.ensure(), session.ensure()]);
    await session.ensure();
    expect(asked).toBe(1);
  });

  test('is asked for again after a failure', async () => {
    let down = true;
    const session = sessionAsked(async () => {
      if (down) throw new Error('out of reach');
      return sessionOf('priya@northgate.example');
    }, tokens);
    await expect(session.ensure()).rejects.toThrow('out of reach');
    down = false;
    expect((await session.ensure())?.user.email).toBe('priya@northgate.example');
  });

  test('goes on as it was last while the server is out of reach, and is asked for again', async () => {
    let down = false;
    let kept: Session | null = null;
    const lastSeen = { session: async () => kept, keepSession: (seen: Session) => void (kept = seen) };
    const ask = async () => {
      if (down) throw new Error('out of reach');
      return sessionOf('priya@northgate.example');
    };
    let now = 5000;
    const clock = { now: () => now };
    const first = sessionAsked(ask, tokens, lastSeen, clock);
    await first.ensure();
    now += 3000;
    expect(first.age()).toBe(3000);
    down = true;
    const reloaded = sessionAsked(ask, tokens, lastSeen, clock);
    expect((await reloaded.ensure())?.user.email).toBe('priya@northgate.example');
    expect(reloaded.peek()).not.toBeNull();
    expect(reloaded.age()).toBe(Infinity);
    down = false;
    kept = null;
    expect((await reloaded.ensure())?.user.email).toBe('priya@northgate.example');
    expect(kept).not.toBeNull();
  });

  test('tells that it is lost once, and only when there was one', async () => {
    let notified = 0;
    const session = sessionAsked(async () => sessionOf('priya@northgate.example'), tokens);
    const stop = session.onChange(() => {
      notified += 1;
    });
    session.lose();
    expect(notified).toBe(0);
    await session.ensure();
    session.lose();
    session.lose();
    expect(notified).toBe(1);
    await session.ensure();
    stop();
    session.lose();
    expect(notified).toBe(1);
  });

  test('is asked for again once the tokens are of another, even before this tab is told', async () => {
    let named = 'a';
    const session = sessionAsked(async () => sessionOf(`${named}@example.com`), { session: () => named });
    await session.ensure();
    named = 'b';
    expect((await session.ensure())?.user.email).toBe('b@example.com');
  });

  test('of before is never answered once the tokens are of another', async () => {
    let named = 'a';
    let answer = (_session: Session): void => undefined;
    const session = sessionAsked(
      () =>
        named === 'a'
          ? new Promise<Session>((resolve) => {
              answer = resolve;
            })
          : Promise.resolve(sessionOf('b@example.com')),
      { session: () => named },
    );
    const asked = session.ensure();
    named = 'b';
    answer(sessionOf('a@example.com'));
    expect((await asked)?.user.email).toBe('b@example.com');
    expect(session.peek()?.user.email).toBe('b@example.com');
  });

  test('that another tab changed is told to visitors, too, so that their page goes on', () => {
    let named: string | null = null;
    let notified = 0;
    const session = sessionAsked(async () => null, { session: () => named });
    session.onChange(() => {
      notified += 1;
    });
    session.compare();
    expect(notified).toBe(0);
    named = 'a';
    session.compare();
    session.compare();
    expect(notified).toBe(1);
  });

  test('is asked for again once what its user may has changed, but never while it is asked for', async () => {
    let [asked, notified] = [0, 0];
    const session = sessionAsked(async () => {
      asked += 1;
      // What is asked at the start may be refused for the same reason.
      session.change();
      return sessionOf('priya@northgate.example');
    }, tokens);
    session.onChange(() => {
      notified += 1;
      void session.ensure();
    });
    await session.ensure();
    expect([asked, notified]).toEqual([1, 0]);
    session.change();
    await session.ensure();
    expect([asked, notified]).toEqual([2, 1]);
  });

  test('is asked for again at the first refusal, and not twice within ten seconds however many there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }), async (waits) => {
        let now = 0;
        const asked: number[] = [];
        const ask = async () => sessionOf('priya@northgate.example');
        const session = sessionAsked(ask, tokens, undefined, { now: () => now });
        session.onChange(() => void asked.push(now));
        const refusals: number[] = [];
        for (const wait of waits) {
          await session.ensure();
          now += wait;
          refusals.push(now);
          session.doubt();
        }
        expect(asked[0]).toBe(refusals[0]);
        for (const refusal of refusals)
          expect(refusal - (asked.findLast((each) => each <= refusal) ?? -Infinity)).toBeLessThan(10_000);
        asked.slice(1).forEach((each, index) => expect(each - (asked[index] ?? 0)).toBeGreaterThanOrEqual(10_000));
      }),
    );
  });

  test('is not doubted where a second factor is known to be missing', async () => {
    let notified = 0;
    const ofPriya = sessionOf('priya@northgate.example');
    const waiting = { ...ofPriya, user: { ...ofPriya.user, needsSecondFactor: true as const } };
    const session = sessionAsked(async () => waiting, tokens);
    session.onChange(() => (notified += 1));
    await session.ensure();
    session.doubt();
    expect(notified).toBe(0);
  });

  test('stays visible to a screen that is about to be left', async () => {
    let signedIn = true;
    const session = sessionAsked(async () => (signedIn ? sessionOf('priya@northgate.example') : null), tokens);
    await session.ensure();
    signedIn = false;
    session.lose();
    expect(session.peek()?.user.email).toBe('priya@northgate.example');
    expect(await session.ensure()).toBeNull();
  });

  test('whoever asks gets the user of the moment the answer comes, whatever the order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('ask', 'change'), { maxLength: 8 }),
        async (s, steps) => {
          let user = 0;
          const session = sessionAsked(
            s.scheduleFunction(async () => sessionOf(`user-${user}@example.com`)),
            tokens,
          );
          const wrong: string[] = [];
          const asked: Promise<void>[] = [];
          s.scheduleSequence(
            steps.map((step) => async () => {
              if (step === 'change') {
                user += 1;
                session.reset();
                return;
              }
              const answered = session.ensure().then((answer) => {
                const last = session.peek();
                if (answer?.user.email !== last?.user.email)
                  wrong.push(`${answer?.user.email} beside ${last?.user.email}`);
              });
              asked.push(answered);
            }),
          );
          await s.waitIdle();
          await Promise.all(asked);
          const final = session.ensure();
          await s.waitIdle();
          expect((await final)?.user.email).toBe(`user-${user}@example.com`);
          expect(wrong).toEqual([]);
        },
      ),
    );
  });
});

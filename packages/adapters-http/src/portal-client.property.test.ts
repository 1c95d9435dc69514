import { me, renewedTokenHeader } from '@connect/contract/auth';
import { createMemorySessionTokens } from '@connect/core/testing';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPortalClient } from './portal-client.ts';
import { wireUser } from './testing/wire-examples.ts';

afterEach(() => vi.unstubAllGlobals());

type Step = 'call' | 'sign-in' | 'sign-out';
const steps = fc.array(fc.constantFrom<Step>('call', 'call', 'call', 'sign-in', 'sign-out'), {
  minLength: 2,
  maxLength: 10,
});

/** Tokens name their session and how often they were renewed: `2.0`, then `2.1`. */
const sessionOf = (token: string): string => token.split('.')[0] ?? '';

/** Calls, sign-ins and sign-outs whose answers arrive in any order; every call is answered with a renewed token. */
const play = async (scheduler: fc.Scheduler, planned: readonly Step[]) => {
  const tokens = createMemorySessionTokens();
  let renewals = 0;
  const send = scheduler.scheduleFunction((request: Request) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    renewals += 1;
    const headers = { [renewedTokenHeader]: `${sessionOf(token)}.${renewals}` };
    return Promise.resolve(Response.json({ ...wireUser, email: sessionOf(token) }, { headers }));
  });
  vi.stubGlobal('fetch', send);
  const portal = createPortalClient({
    host: 'http://portal.example',
    tokens,
    onSignedOut: () => undefined,
    language: () => 'de',
  });

  let sessions = 0;
  let live: string | null = null;
  const violations: string[] = [];
  const answered: Promise<void>[] = [];
  const check = (): void => {
    const token = tokens.current();
    if ((token && sessionOf(token)) !== live) violations.push(`the token is ${token} in session ${live}`);
  };
  const take = (step: Step): void => {
    if (step === 'call') {
      const call = portal.json(me).then((answer) => {
        check();
        if (answer.ok && answer.value.email !== live)
          violations.push(`${answer.value.email} answered in session ${live}`);
      });
      answered.push(call);
    } else if (step === 'sign-in') {
      sessions += 1;
      live = String(sessions);
      tokens.set(`${sessions}.0`);
    } else {
      live = null;
      tokens.clear();
    }
  };
  take('sign-in');
  scheduler.scheduleSequence(planned.map((step) => () => Promise.resolve(take(step))));
  await scheduler.waitIdle();
  await Promise.all(answered);
  check();
  return violations;
};

describe('answers that arrive in any order', () => {
  test('a late answer never overwrites the token of a newer session, revives a cleared one, or reaches another user', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, planned) => {
        expect(await play(scheduler, planned)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

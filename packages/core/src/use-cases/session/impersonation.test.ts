import { beforeEach, describe, expect, test } from 'vitest';

import { orderNoOf } from '../../domain/documents/number.ts';
import { day } from '../../domain/calendar/day.ts';
import { refused } from '../../domain/result.ts';
import { aUser, anOrder } from '../../testing/examples.ts';
import { createMemoryFigureCache, createMemoryPreferences } from '../../testing/memory/browser.ts';
import { createMemoryDocumentCache } from '../../testing/memory/documents.ts';
import { createMemoryImpersonation } from '../../testing/memory/impersonation.ts';
import { createMemoryStoppedActing } from '../../testing/memory/stopped-acting.ts';
import {
  beginMemorySession,
  createMemorySessions,
  createMemorySessionTokens,
  memoryToken,
} from '../../testing/memory/session.ts';
import { makeStartImpersonating } from './start-impersonating.ts';
import { makeRestoreOwnSession, makeStopImpersonating, makeReportStops } from './stop-impersonating.ts';

const morgan = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
const range = { from: day('2026-01-01'), to: day('2026-03-31') };

const makePorts = () => {
  const tokens = createMemorySessionTokens();
  const sessions = createMemorySessions();
  const { token } = beginMemorySession(sessions, morgan);
  tokens.set(memoryToken(token, 3, 'account-manager'));
  return {
    tokens,
    sessions,
    stoppedActing: createMemoryStoppedActing(),
    impersonation: createMemoryImpersonation(['C10482', 'C20915'], tokens, sessions),
    documentCache: createMemoryDocumentCache(),
    figureCache: createMemoryFigureCache(),
    preferences: createMemoryPreferences(),
  };
};
let ports = makePorts();
let own = '';
beforeEach(() => {
  ports = makePorts();
  own = ports.tokens.current() ?? '';
  leaveTraces();
});

const leaveTraces = (): void => {
  ports.documentCache.save('order:SO-1', anOrder({ no: orderNoOf('SO-1') }));
  ports.figureCache.set('next-due', day('2026-12-02'), 1);
  ports.preferences.setRange(range);
};
const isCached = () => [
  ports.documentCache.order(orderNoOf('SO-1')) !== null,
  ports.figureCache.get('next-due') !== null,
];
const start = (no = 'C10482') => makeStartImpersonating(ports)(no);
const stop = () => makeStopImpersonating(ports)();
const kept = () => [ports.tokens.current(), ports.tokens.impersonator()];
/** The sessions that go on at the server, the own one aside. */
const actingAtServer = () => [...ports.sessions.open.values()].filter(({ customerNo }) => customerNo !== null);

describe('beginning to act for a customer', () => {
  test('keeps the own token as the impersonator’s, exactly as it is, and goes on with the acting one (specification §browser-storage)', async () => {
    expect(await start()).toMatchObject({ ok: true, value: { customerNo: 'C10482', email: morgan.email } });
    expect(ports.tokens.impersonator()).toBe(own);
    expect(ports.sessions.open.get(ports.tokens.session() ?? '')).toMatchObject({ customerNo: 'C10482' });
  });

  test('keeps the token that the answer renewed, not the one of before', async () => {
    const { start: ask } = ports.impersonation;
    ports.impersonation.start = async (no) => {
      const answer = await ask(no);
      ports.tokens.set(`${own.split('.')[0]}.4.account-manager`);
      return answer;
    };
    await start();
    expect(ports.tokens.impersonator()).toBe(`${own.split('.')[0]}.4.account-manager`);
  });

  test('forgets cached documents and figures, and keeps the choices (decisions §acting-within-limits)', async () => {
    await start();
    expect(isCached()).toEqual([false, false]);
    expect(ports.preferences.range()).toEqual(range);
  });

  test('is refused by the server like any call, and changes nothing', async () => {
    expect(await start('C-NONE')).toMatchObject({ ok: false, refusal: { failure: 'not-found' } });
    expect([kept(), isCached()]).toEqual([
      [own, null],
      [true, true],
    ]);
  });

  test('is refused while acting already: no nesting (decisions §acting-within-limits)', async () => {
    await start();
    const before = kept();
    expect(await start('C20915')).toMatchObject({
      ok: false,
      refusal: { failure: 'forbidden', message: { code: 'not_while_impersonating' } },
    });
    expect(kept()).toEqual(before);
    expect(actingAtServer()).toHaveLength(1);
  });

  test('is not refused for a saved token that is left over beside an own one', async () => {
    ports.tokens.setImpersonator('left over');
    expect((await start()).ok).toBe(true);
    expect(ports.tokens.impersonator()).toBe(own);
  });

  test('comes to nothing when another session began meanwhile, here and at the server', async () => {
    const { start: ask } = ports.impersonation;
    ports.impersonation.start = async (no) => {
      const answer = await ask(no);
      ports.tokens.set('another.0.customer');
      return answer;
    };
    expect(await start()).toMatchObject({ ok: false, refusal: { failure: 'unavailable' } });
    expect(kept()).toEqual(['another.0.customer', null]);
    expect([isCached(), actingAtServer()]).toEqual([[true, true], []]);
  });

  test('comes to nothing when the user signed out meanwhile', async () => {
    const { start: ask } = ports.impersonation;
    ports.impersonation.start = async (no) => {
      const answer = await ask(no);
      ports.tokens.clear();
      return answer;
    };
    expect((await start()).ok).toBe(false);
    expect([kept(), actingAtServer()]).toEqual([[null, null], []]);
  });

  test('twice at once is acting once', async () => {
    const answers = await Promise.all([start('C10482'), start('C20915')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(ports.tokens.impersonator()).toBe(own);
    expect(actingAtServer()).toHaveLength(1);
  });
});

describe('stopping', () => {
  test('restores the saved token as the active one and removes the saved one (specification §acting-for-a-customer)', async () => {
    await start();
    expect(stop()).toBe(true);
    expect(kept()).toEqual([own, null]);
  });

  test("resets local user data: the customer's documents and figures go, the choices stay (specification §acting-for-a-customer, decisions §acting-within-limits)", async () => {
    await start();
    leaveTraces();
    stop();
    expect(isCached()).toEqual([false, false]);
    expect(ports.preferences.range()).toEqual(range);
  });

  test('ends the acting at the server, too, whose token is the current one no more', async () => {
    await start();
    stop();
    expect(actingAtServer()).toEqual([]);
    expect(ports.sessions.open.has(own.split('.')[0] ?? '')).toBe(true);
  });

  test('does not wait for the server', async () => {
    await start();
    ports.impersonation.stop = () => new Promise(() => undefined);
    expect(stop()).toBe(true);
    expect(kept()).toEqual([own, null]);
  });

  test('changes nothing when nobody is impersonated, and asks nothing', () => {
    ports.impersonation.stop = () => Promise.reject(new Error('It was asked'));
    expect(stop()).toBe(false);
    expect([kept(), isCached()]).toEqual([
      [own, null],
      [true, true],
    ]);
  });
});

describe('when the server no longer takes the acting token', () => {
  test('the own session goes on, and the server is asked nothing', async () => {
    await start();
    ports.impersonation.stop = () => Promise.reject(new Error('It was asked'));
    expect(makeRestoreOwnSession(ports)()).toBe(true);
    expect([kept(), isCached()]).toEqual([
      [own, null],
      [false, false],
    ]);
  });
});

describe('a stop the server could not be told of', () => {
  /** The line goes, and comes back. */
  const offline = () => {
    const { stop } = ports.impersonation;
    ports.impersonation.stop = async () => refused({ failure: 'unavailable', message: null });
    return () => {
      ports.impersonation.stop = stop;
    };
  };
  const reportStops = () => makeReportStops(ports)();

  test('is kept and told as soon as the server can be reached, once; the own session goes on meanwhile', async () => {
    await start();
    const back = offline();
    expect(stop()).toBe(true);
    await reportStops();
    expect([kept(), actingAtServer().length, ports.stoppedActing.all().length]).toEqual([[own, null], 1, 1]);
    back();
    await reportStops();
    expect([actingAtServer(), ports.stoppedActing.all()]).toEqual([[], []]);
  });

  test('does not end another acting that began since', async () => {
    await start();
    const back = offline();
    stop();
    await start('C20915');
    back();
    await reportStops();
    expect(actingAtServer().map(({ customerNo }) => customerNo)).toEqual(['C20915']);
  });

  test('is forgotten when the server has ended the acting by itself', async () => {
    await start();
    const back = offline();
    stop();
    await reportStops();
    ports.sessions.open.delete([...ports.sessions.parents.keys()][0] ?? '');
    back();
    await reportStops();
    expect(ports.stoppedActing.all()).toEqual([]);
  });
});

import { holdSession } from '@connect/adapters-http/session-line';
import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { sessionOfToken } from '@connect/adapters-storage/session-of-token';
import type { UserKind } from '@connect/core/domain/access/user';
import { ok } from '@connect/core/domain/result';
import type { Impersonation } from '@connect/core/ports/impersonation';
import { aUser, createMemorySessions, endMemorySession } from '@connect/core/testing';
import * as fc from 'fast-check';

import { SessionTokensToken, SignedOutSignal } from '../tokens.ts';
import { openPortal } from './open-portal.ts';
import { tokenOf } from './token-of.ts';

const morgan = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
const tabCount = 3;

/**
 * What happens in a tab, or to it: `send` sends a request off, which `answer` brings a renewed token for; `hear` is the browser
 * telling of what other tabs stored; `ask` makes a call, and so finds out that the server ended the session.
 */
type Act =
  | 'start C10482'
  | 'start C20915'
  | 'stop'
  | 'reload'
  | 'send'
  | 'answer'
  | 'hear'
  | 'ask'
  | 'acting ends'
  | 'sign out'
  | 'all ends';
export interface Step {
  readonly tab: number;
  readonly act: Act;
}
/** How often each happens: whoever signed out acts no more. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Act>('start C10482', 'start C20915') },
  { weight: 2, arbitrary: fc.constantFrom<Act>('stop') },
  { weight: 6, arbitrary: fc.constantFrom<Act>('send', 'answer') },
  { weight: 4, arbitrary: fc.constantFrom<Act>('reload', 'hear', 'ask', 'acting ends') },
  { weight: 1, arbitrary: fc.constantFrom<Act>('sign out', 'all ends', 'hear', 'hear') },
);
export const steps: fc.Arbitrary<Step[]> = fc.array(fc.record({ tab: fc.nat({ max: tabCount - 1 }), act }), {
  maxLength: 40,
  size: 'max',
});

/** What a browser holds: the active token and the saved one. */
export interface Held {
  readonly active: string | null;
  readonly saved: string | null;
}

/** Tells of every state of the tokens that another script of the browser can come to see. */
const watched = (storage: StorageLike, onChange: (held: Held) => void): StorageLike => {
  let isNotifying = false;
  const changed = (): void => {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      onChange({ active: storage.getItem('jwt'), saved: storage.getItem('impersonator_jwt') });
    });
  };
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      changed();
      storage.setItem(key, value);
    },
    removeItem: (key) => {
      changed();
      storage.removeItem(key);
    },
  };
};

export const initial = { active: tokenOf('own', 0, 'account-manager'), saved: null };

/** Tabs of one browser, in which Morgan is signed in, at one server whose answers the scheduler delays. */
export const openBrowser = (
  scheduler: fc.Scheduler | null,
  { plain = createMemoryStorage(), ownToken = initial.active, signature = '' } = {},
) => {
  const sessions = createMemorySessions();
  const history: Held[] = [];
  const storage = watched(plain, (held) => history.push(held));
  let renewals = 0;
  const overImpersonation = (impersonation: Impersonation): Impersonation => {
    const start: Impersonation['start'] = async (no) => {
      const answer = await impersonation.start(no);
      return answer.ok
        ? ok({ ...answer.value, token: tokenOf(answer.value.token, 0, 'customer') + signature })
        : answer;
    };
    const stop: Impersonation['stop'] = (token) => impersonation.stop(sessionOfToken(token));
    return scheduler === null
      ? { start, stop }
      : { start: scheduler.scheduleFunction(start), stop: scheduler.scheduleFunction(stop) };
  };
  const open = () => {
    const page = new EventTarget();
    return { ...openPortal({ storage, page, sessions, accounts: [], overImpersonation }), page, sent: [] as Sent[] };
  };
  const own = 'own';
  sessions.open.set(own, morgan);
  plain.setItem('jwt', ownToken);
  const tabs = Array.from({ length: tabCount }, open);

  const sessionNow = (): string => sessionOfToken(plain.getItem('jwt') ?? '');
  const take = async ({ tab: index, act: what }: Step): Promise<void> => {
    const tab = tabs[index];
    if (!tab) return;
    const { services, container } = tab;
    const tokens = container.get(SessionTokensToken);
    switch (what) {
      case 'start C10482':
      case 'start C20915':
        await services.startImpersonating(what.slice(6));
        break;
      case 'stop':
        services.stopImpersonating();
        break;
      case 'reload':
        // What the page before had begun still comes to its end, as in one that the browser keeps.
        tabs[index] = open();
        break;
      case 'send':
        if (tokens.current() !== null)
          tab.sent.push({ hold: holdSession(tokens), of: sessionNow(), kind: tokens.kind() });
        break;
      case 'answer': {
        const [first] = tab.sent.splice(0, 1);
        renewals += 1;
        if (first) first.hold.renew(tokenOf(first.of, renewals, first.kind ?? undefined));
        break;
      }
      case 'hear':
        tab.page.dispatchEvent(new Event('storage'));
        break;
      case 'ask':
        if (tokens.current() !== null && !sessions.open.has(sessionNow())) container.get(SignedOutSignal).raise();
        break;
      case 'acting ends':
        for (const acting of sessions.parents.keys()) sessions.open.delete(acting);
        break;
      case 'sign out':
        await services.signOut();
        break;
      case 'all ends':
        endMemorySession(sessions, own);
        break;
    }
    // Lets what was written be told.
    await Promise.resolve();
  };
  /** The session each tab shows once it has heard of everything. */
  const shown = () =>
    Promise.all(
      tabs.map(async ({ page, services }) => {
        page.dispatchEvent(new Event('storage'));
        return (await services.session.ensure())?.user ?? null;
      }),
    );
  const held = () => sessions.open.get(sessionNow()) ?? null;
  return { tabs, take, history, sessions, shown, held };
};
interface Sent {
  readonly hold: ReturnType<typeof holdSession>;
  readonly of: string;
  readonly kind: UserKind | null;
}

/** Takes steps in order, each while what was begun before is still under way. */
export const takeAll = async (
  { take }: ReturnType<typeof openBrowser>,
  sequence: readonly Step[],
  scheduler: fc.Scheduler,
): Promise<void> => {
  const taken: Promise<void>[] = [];
  scheduler.scheduleSequence(
    sequence.map((step) => () => {
      taken.push(take(step));
      return Promise.resolve();
    }),
  );
  await scheduler.waitIdle();
  await Promise.all(taken);
};

import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/open.ts';
import { testKeys, testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { insertInvitation } from '../../testing/invite.ts';
import { createInvitationSignatures, invitationLife } from './invitation-signature.ts';
import { makeResetPassword, makeResetToken, resetLife } from './password-reset.ts';
import { makeRegister } from './registration.ts';
import { createPasswordResets } from '../database/password-resets.ts';
import { createRegistrations } from '../database/registrations.ts';

// What is tested is who is let in, thousands of times: a hash that takes its time would take all of ours.
vi.mock('./passwords.ts', () => ({
  hashPassword: async (password: string) => createHash('sha256').update(password).digest('hex'),
}));

const password = 'a fine long password';
const signatures = createInvitationSignatures(testKeys);

/** One step in the life of a link. `wait` is a part of its life. */
type Step =
  | { readonly kind: 'send' }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'wait'; readonly part: number }
  /** Uses the link that was sent so many sends ago; `times` at once. */
  | { readonly kind: 'use'; readonly ago: number; readonly times: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'send' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'revoke' } as const) },
  { weight: 1, arbitrary: fc.constantFrom(0.1, 0.5, 0.9, 1).map((part) => ({ kind: 'wait', part }) as const) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('use' as const), ago: fc.nat(2), times: fc.integer({ min: 1, max: 3 }) }),
  },
);

/** How a kind of link is sent, taken back and used; `use` answers whether it was accepted. */
interface Links {
  readonly life: number;
  send(now: Date): Promise<string>;
  revoke(now: Date): Promise<void>;
  use(link: string, now: Date): Promise<boolean>;
}

const invitationLinks = async (database: Database): Promise<Links> => {
  const email = `ada-${randomUUID()}@northgate.example`;
  const id = await insertInvitation(database, email);
  return {
    life: invitationLife,
    // As sending again does: a new nonce, a new week.
    send: async (now) => {
      const nonce = randomUUID();
      const expires_at = new Date(now.getTime() + invitationLife);
      await database.updateTable('invitations').set({ nonce, expires_at }).where('id', '=', id).execute();
      return signatures.sign({ id, email, nonce });
    },
    revoke: async (now) => {
      await database.updateTable('invitations').set({ revoked_at: now }).where('id', '=', id).execute();
    },
    use: async (signature, now) => {
      const register = makeRegister({
        registrations: createRegistrations(database),
        signatures,
        isKnownPassword: async () => false,
        now: () => now,
      });
      return (await register({ email, password, first_name: 'Ada', last_name: 'Byron', signature })).ok;
    },
  };
};

const resetLinks = async (database: Database): Promise<Links> => {
  const email = 'sam@northgate.example';
  await database.updateTable('users').set({ active: true }).where('email', '=', email).execute();
  return {
    life: resetLife,
    send: async (now) => {
      await database.updateTable('users').set({ active: true }).where('email', '=', email).execute();
      return (await makeResetToken(createPasswordResets(database), email, now))?.token ?? '';
    },
    // Whoever is kept out cannot come in by a reset; they are let in again before the next is sent.
    revoke: async () => {
      await database.updateTable('users').set({ active: false }).where('email', '=', email).execute();
    },
    use: async (token, now) => {
      const reset = makeResetPassword({
        resets: createPasswordResets(database),
        isKnownPassword: async () => false,
        now: () => now,
      });
      return (await reset({ token, email, password, password_confirmation: password, storefront: '' })).ok;
    },
  };
};

/**
 * Lives through the steps and compares every use with the rule: a link is accepted if it is the newest, its time is not over, it was
 * not taken back, and none was accepted before it; of several uses at once one is.
 */
const live = async (links: Links, steps: readonly Step[], sendsAfterEnd: boolean): Promise<void> => {
  let now = testNow;
  const sent: string[] = [];
  let rule = { isOpen: false, until: testNow };
  let isOver = false;
  for (const each of steps) {
    if (each.kind === 'wait') now = new Date(now.getTime() + links.life * each.part);
    else if (each.kind === 'revoke') {
      await links.revoke(now);
      rule = { ...rule, isOpen: false };
      isOver = true;
    } else if (each.kind === 'send') {
      // An invitation that was used or taken back is not sent again; a reset is.
      sent.push(await links.send(now));
      rule = { isOpen: sendsAfterEnd || !isOver, until: new Date(now.getTime() + links.life) };
    } else {
      const link = sent.at(-1 - each.ago);
      if (link === undefined) continue;
      const isAccepted = each.ago === 0 && rule.isOpen && now < rule.until;
      const answers = await Promise.all(Array.from({ length: each.times }, () => links.use(link, now)));
      expect(answers.filter((accepted) => accepted)).toHaveLength(isAccepted ? 1 : 0);
      if (!isAccepted) continue;
      rule = { ...rule, isOpen: false };
      isOver = true;
    }
  }
};

const checkLives = async (database: Database, numRuns: number): Promise<void> => {
  const steps = fc.array(step, { minLength: 3, maxLength: 12 }).map((rest) => [{ kind: 'send' } as const, ...rest]);
  await fc.assert(
    fc.asyncProperty(steps, async (each) => live(await invitationLinks(database), each, false)),
    { numRuns },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (each) => live(await resetLinks(database), each, true)),
    { numRuns },
  );
};

/** Characters of a link that are changed one at a time, each is refused. */
const checkTampering = async (database: Database): Promise<void> => {
  for (const make of [invitationLinks, resetLinks]) {
    const links = await make(database);
    const link = await links.send(testNow);
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(await links.use(link.slice(0, at) + other + link.slice(at + 1), testNow)).toBe(false);
    }
    expect(await links.use(link, testNow)).toBe(true);
  }
};

const titles = {
  life: 'a link of an invitation or a reset lets in once, the newest one, within its time and until it is taken back, in whatever order',
  tampering: 'no link lets in with any one character changed',
};

describe.each(engines)('on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as they come', () => {
    let data: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      data = await open();
    });
    afterAll(() => data.close());
    it(titles.life, () => checkLives(data.database, 50));
    it(titles.tampering, () => checkTampering(data.database));
  });
});

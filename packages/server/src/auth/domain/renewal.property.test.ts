import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graceAtMost as grace, renewalBy, type Renewals } from './renewal.ts';

/** A session at the server, with its clock. */
const openSession = () => {
  let renewals: Renewals | null = { newest: 0, usedAt: null };
  let now = 0;
  return {
    at: () => now,
    wait: (milliseconds: number): void => {
      now += milliseconds;
    },
    isOpen: () => renewals !== null,
    newest: () => renewals?.newest ?? -1,
    /** Renews by a secret; answers the secret that goes on, null where the session has ended. */
    renew: (secret: number): number | null => {
      renewals = renewals && renewalBy(secret, renewals, new Date(now), grace);
      return renewals && renewals.newest;
    },
    /** A call with a token that was given out beside a secret: whoever makes it has that secret. */
    call: (secret: number): void => {
      if (renewals?.newest === secret && renewals.usedAt === null) renewals = { ...renewals, usedAt: new Date(now) };
    },
  };
};

/** What a browser does, and what happens to what is under way. */
interface Step {
  readonly kind: 'send' | 'arrive' | 'answer' | 'lose' | 'call';
  /** Which of those under way. */
  readonly which: number;
  readonly pause: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('send', 'arrive', 'answer', 'lose', 'call'),
  which: fc.nat({ max: 4 }),
  pause: fc.oneof(fc.nat({ max: 2000 }), fc.nat({ max: grace }), fc.nat({ max: 40 * grace })),
});

describe('renewals of a session', () => {
  it('never end it by what its owner does: answers that are lost or late, tabs that ask at once, calls in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const session = openSession();
        // What the browser keeps for all tabs.
        let kept = 0;
        // A call takes no longer than the grace: its answer is nobody's after that.
        let sent: { secret: number; by: number }[] = [];
        let answers: { secret: number; by: number }[] = [];
        const arrive = (request: (typeof sent)[number] | undefined): void => {
          if (!request) return;
          sent = sent.filter((each) => each !== request);
          const secret = session.renew(request.secret);
          if (secret !== null) answers.push({ secret, by: request.by });
        };
        for (const { kind, which, pause } of steps) {
          const due = Math.min(...sent.map(({ by }) => by));
          session.wait(Math.min(pause, due - session.at()));
          for (const request of sent) if (request.by <= session.at()) arrive(request);
          answers = answers.filter(({ by }) => by > session.at());
          const answer = answers[which % Math.max(1, answers.length)];
          if (kind === 'send') sent.push({ secret: kept, by: session.at() + grace });
          if (kind === 'arrive') arrive(sent[which % Math.max(1, sent.length)]);
          if (kind === 'answer') kept = answer?.secret ?? kept;
          if (kind === 'answer' || kind === 'lose') answers = answers.filter((each) => each !== answer);
          if (kind === 'call') session.call(kept);
          expect(session.isOpen()).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('end it once a copied secret comes back after its owner has gone on with a newer one', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        fc.integer({ min: grace + 1, max: 100 * grace }),
        (before, after, isCalled, late) => {
          const session = openSession();
          let kept = 0;
          const renewOnce = (): void => {
            session.call(kept);
            session.wait(grace + 1);
            kept = session.renew(kept) ?? -1;
          };
          for (let round = 0; round < before; round += 1) renewOnce();
          const copied = kept;
          for (let round = 0; round < after; round += 1) renewOnce();
          expect(kept).toBe(copied + after);
          // By a call, or by the next renewal.
          if (isCalled) session.call(kept);
          else session.renew(kept);
          session.wait(late);
          expect([session.renew(copied), session.isOpen()]).toEqual([null, false]);
        },
      ),
    );
  });

  it('end it, too, where the copy was used first: two who both go on are found out by the second renewal of either', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 4, maxLength: 20 }), (turns) => {
        const session = openSession();
        const held = [0, 0];
        for (const isOwner of turns) {
          const who = Number(isOwner);
          const answer = session.renew(held[who] ?? 0);
          if (answer === null) break;
          held[who] = answer;
          session.call(answer);
          session.wait(grace + 1);
        }
        // The second turn made a newer secret, which one of them does not have.
        expect(session.isOpen()).toBe(!turns.slice(2).some((turn) => turn !== turns[1]));
      }),
    );
  });

  it('give a browser the same secret again within the grace, and another one after it', () => {
    const session = openSession();
    expect([session.renew(0), session.renew(0)]).toEqual([0, 0]);
    session.wait(grace + 1);
    expect([session.renew(0), session.renew(0), session.renew(1), session.renew(0)]).toEqual([1, 1, 1, 1]);
  });

  it('go on after a backup was restored, which knows fewer of them', () => {
    expect(renewalBy(7, { newest: 3, usedAt: null }, new Date(5), grace)).toEqual({ newest: 7, usedAt: new Date(5) });
  });
});

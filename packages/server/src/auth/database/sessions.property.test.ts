import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createSessions } from './sessions.ts';
import { toAccount } from '../../identity.ts';

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());

const person = fc.nat({ max: 2 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), who: person }),
  fc.record({ kind: fc.constant('end' as const), who: person, whose: person, which: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('end-all' as const), who: person }),
);

describe('whatever people sign in and out of', () => {
  it('a list of sessions shows all of one’s own that go on, and never another’s; nobody ends another’s', async () => {
    const rows = await data.database.selectFrom('users').selectAll().orderBy('email').limit(3).execute();
    const users = rows.map(toAccount);
    const sessions = createSessions(data.database, () => testNow);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await data.database.deleteFrom('sessions').execute();
        const open: string[][] = [[], [], []];
        for (const each of steps) {
          const [user, own] = [users[each.who], open[each.who]];
          if (!user || !own) throw new Error('There is no such person');
          if (each.kind === 'open') {
            const opened = await sessions.open(user, { address: '192.0.2.1', userAgent: null });
            own.push(opened?.id ?? '');
          } else if (each.kind === 'end-all') {
            await sessions.endAll(user.id);
            own.length = 0;
          } else {
            const id = open[each.whose]?.[each.which];
            if (id === undefined) continue;
            expect(await sessions.end(user.id, id)).toBe(each.who === each.whose);
            if (each.who === each.whose) own.splice(each.which, 1);
          }
        }
        for (const [index, user] of users.entries()) {
          const listed = await sessions.list(user.id, open[index]?.[0] ?? '');
          expect(listed.map(({ id }) => id).toSorted()).toEqual(open[index]?.toSorted());
          expect(listed.filter(({ current }) => current)).toHaveLength(Math.min(1, listed.length));
        }
      }),
      { numRuns: 40 },
    );
  });
});

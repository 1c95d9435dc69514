import { setTimeout } from 'node:timers/promises';
import { fc } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvents } from '../../database/add-events.ts';
import type { Database } from '../../database/open.ts';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createEventLog } from '../database/event-log.ts';
import { makeReadFeed } from './read-feed.ts';

const documents = ['A', 'B', 'C'];
/** A transaction: the documents that it changes one after the other, with a pause of some milliseconds before each and before its end; whether it is given up. */
const transactions = fc.array(
  fc.record({
    changes: fc.uniqueArray(fc.constantFrom(...documents), { minLength: 1 }).map((all) => all.toSorted()),
    pauses: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 }),
    givenUp: fc.boolean(),
  }),
  { minLength: 2, maxLength: 8 },
);

class GivenUp extends Error {}

describe.each(engines)('what happened, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as it is read', () => {
    let database: Database;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const data = await open();
      ({ database, close } = data);
      await sql`create table held_documents (no text primary key, version integer not null)`.execute(data.owner);
    });
    afterAll(() => close());
    const clear = async (): Promise<void> => {
      for (const table of ['events', 'event_positions'] as const) await database.deleteFrom(table).execute();
      await sql`delete from held_documents`.execute(database);
      for (const no of documents) await sql`insert into held_documents values (${no}, 0)`.execute(database);
    };

    /** Changes documents as use cases do: each is held, and what happened to it is added. */
    const change = async ({ changes, pauses, givenUp }: { changes: string[]; pauses: number[]; givenUp: boolean }) => {
      try {
        await database.transaction().execute(async (trx) => {
          for (const [index, no] of changes.entries()) {
            await setTimeout(pauses[index]);
            const { rows } = await sql<{ version: number }>`
              update held_documents set version = version + 1 where no = ${no} returning version`.execute(trx);
            const data = { orderNo: orderNoOf(no), customerNo: String(rows[0]?.version) };
            await addEvents(trx, [{ kind: 'order.withdrawn', at: testNow, data }]);
          }
          await setTimeout(pauses.at(-1));
          if (givenUp) throw new GivenUp();
        });
      } catch (error) {
        if (!(error instanceof GivenUp)) throw error;
      }
    };

    it('is read once by each who reads on, nothing is passed over, and each document’s in its order', async () => {
      await fc.assert(
        fc.asyncProperty(transactions, fc.integer({ min: 1, max: 5 }), async (all, limit) => {
          await clear();
          const running = new AbortController();
          const readFeed = makeReadFeed({ log: createEventLog(database), closed: running.signal });
          const reading = async () => {
            const read: string[] = [];
            let isLast = false;
            for (let after = '0'; ;) {
              const page = await readFeed({ after, limit, wait: 0, gone: running.signal });
              if (!page.ok) throw new Error(page.refusal.message);
              after = page.value.next;
              read.push(...page.value.data.map(({ key, data }) => `${key}${String(data['customerNo'])}`));
              if (isLast && page.value.data.length === 0) return read;
              isLast = running.signal.aborted;
              await setTimeout(1);
            }
          };
          const readers = [reading(), reading()];
          await Promise.all(all.map(change));
          running.abort();
          const [one = [], two = []] = await Promise.all(readers);
          const kept = all.filter(({ givenUp }) => !givenUp).flatMap(({ changes }) => changes);
          for (const no of documents) {
            const count = kept.filter((each) => each === no).length;
            const expected = Array.from({ length: count }, (_, index) => `${no}${index + 1}`);
            expect(one.filter((each) => each.startsWith(no))).toEqual(expected);
          }
          expect(two).toEqual(one);
        }),
        { numRuns: 25 },
      );
    });

    it('is there until it is deleted, which whoever would miss some is told', async () => {
      await clear();
      const log = createEventLog(database);
      const { signal } = new AbortController();
      const readFeed = makeReadFeed({ log, closed: signal });
      const read = (after: string | null) => readFeed({ after, limit: 2, wait: 0, gone: signal });
      const data = (no: string) => ({ orderNo: orderNoOf(no), customerNo: 'C1' });
      const days = [1, 2, 3, 4].map((day) => new Date(Date.UTC(2026, 10, day)));
      for (const [index, at] of days.entries())
        await addEvents(database, [{ kind: 'order.withdrawn', at, data: data(`SO-${index + 1}`) }]);
      expect(await read(null)).toMatchObject({
        ok: true,
        value: { data: [{ key: 'SO-1' }, { key: 'SO-2' }], next: '2' },
      });
      await log.deleteBefore(new Date(Date.UTC(2026, 10, 3)));
      expect(await read('1')).toMatchObject({ ok: false, refusal: { code: 'cursor_too_old', values: { oldest: 2 } } });
      expect(await read('2')).toMatchObject({
        ok: true,
        value: { data: [{ key: 'SO-3' }, { key: 'SO-4' }], next: '4' },
      });
      expect(await read(null)).toMatchObject({ ok: true, value: { data: [{ key: 'SO-3' }, { key: 'SO-4' }] } });
      expect(await read('5')).toMatchObject({ ok: false, refusal: { code: 'malformed_request' } });
      await log.deleteBefore(new Date(Date.UTC(2027, 0, 1)));
      expect(await read('4')).toEqual({ ok: true, value: { data: [], next: '4' } });
      await addEvents(database, [{ kind: 'order.withdrawn', at: testNow, data: data('SO-5') }]);
      expect(await read('4')).toMatchObject({ ok: true, value: { data: [{ key: 'SO-5' }], next: '5' } });
    });

    it('is waited for, and no longer than was asked for, or than the server runs', async () => {
      await clear();
      const closing = new AbortController();
      const { signal: gone } = new AbortController();
      const readFeed = makeReadFeed({ log: createEventLog(database), closed: closing.signal });
      const data = { orderNo: orderNoOf('SO-1'), customerNo: 'C1' };
      const waiting = readFeed({ after: null, limit: 10, wait: 30, gone });
      await setTimeout(50);
      await addEvents(database, [{ kind: 'order.withdrawn', at: testNow, data }]);
      expect(await waiting).toMatchObject({ ok: true, value: { data: [{ key: 'SO-1' }], next: '1' } });
      expect(await readFeed({ after: '1', limit: 10, wait: 1, gone })).toEqual({
        ok: true,
        value: { data: [], next: '1' },
      });
      const ended = readFeed({ after: '1', limit: 10, wait: 30, gone });
      closing.abort();
      expect(await ended).toEqual({ ok: true, value: { data: [], next: '1' } });
    });
  });
});

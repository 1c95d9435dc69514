import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEvents } from '../../database/add-events.ts';
import type { Database } from '../../database/open.ts';
import { createEventLog } from '../../events/database/event-log.ts';
import { createWebhooks } from '../../portal/serve-webhooks.ts';
import { testKeys, testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createNotedTracer } from '../../testing/noted-tracer.ts';
import { inRequest } from '../../under-way.ts';
import { createDeliveryQueue } from '../database/delivery-queue.ts';
import { createDeliverer, type Deliverer } from './deliver.ts';
import type { Answer, Message, Post } from './post.ts';

const log = { warn: () => undefined };
const answered = (status: number): Answer => ({
  taken: status < 300,
  gone: status === 410,
  outcome: `answered ${status}`,
});
const hour = 3_600_000;

describe.each(engines)('webhooks, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as they are sent', () => {
    let database: Database;
    let now = testNow;
    /** What was taken, as url, key and customer number. */
    let taken: string[] = [];
    let answer: (message: Message, name: string) => number | Promise<number> = () => 204;
    beforeAll(async () => {
      ({ database } = await open());
    });
    afterAll(() => database.destroy());
    beforeEach(async () => {
      for (const table of ['webhook_endpoints', 'events', 'event_positions', 'mail_jobs'] as const)
        await database.deleteFrom(table).execute();
      now = testNow;
      taken = [];
      answer = () => 204;
    });
    const later = (milliseconds: number): void => {
      now = new Date(now.getTime() + milliseconds);
    };
    const post: Post = async (message) => {
      const { key, data } = JSON.parse(message.body) as { key: string; data: { customerNo: string } };
      const name = `${message.url.slice(-1)} ${key}${data.customerNo}`;
      const status = await answer(message, name);
      if (status < 300) taken.push(name);
      return answered(status);
    };
    const management = () =>
      createWebhooks({ database, keys: testKeys, now: () => now }, { post, allowsPrivate: false });
    const add = async (name: string, kinds: 'order.placed'[] = []): Promise<string> => {
      const added = await management().add(`https://erp.example/${name}`, kinds);
      if (!added.ok) throw new Error(added.refusal.message);
      return added.value.endpoint.id;
    };
    const parts = () => ({
      events: createEventLog(database),
      queue: createDeliveryQueue(database),
      post,
      keys: testKeys,
      now: () => now,
      chance: () => 0.5,
      log,
    });
    const happen = (key: string, ...numbers: number[]) =>
      addEvents(
        database,
        numbers.map((number) => ({
          kind: 'order.withdrawn' as const,
          at: now,
          data: { orderNo: orderNoOf(key), customerNo: String(number) },
        })),
      );
    const run = async (deliverer: Deliverer = createDeliverer(parts())): Promise<void> => {
      await deliverer.look();
      await deliverer.idle();
    };
    /** Milliseconds that the one endpoint is still somebody's. */
    const leaseLeft = async (): Promise<number> => {
      const { leased_until: until } = await database
        .selectFrom('webhook_endpoints')
        .select('leased_until')
        .executeTakeFirstOrThrow();
      return (until?.getTime() ?? 0) - now.getTime();
    };
    const shown = async (id: string) => {
      const deliveries = await management().deliveries(id, null);
      return deliveries.ok ? deliveries.value : [];
    };

    it.each(['https://127.0.0.1/', 'https://0x7f.1/', 'https://localhost:8443/', 'http://erp.example/'])(
      'does not take %s as an endpoint, where nothing would be sent to',
      async (url) => {
        const added = await management().add(url, []);
        expect(added.ok || added.refusal.code).toMatch(/^(malformed_request|private_address)$/);
        expect(added.ok || Object.keys(added.refusal.errors ?? {})).toEqual(['url']);
      },
    );

    it('an address has one endpoint, however it is written, also beside one that was kept as it was written', async () => {
      await add('dup');
      for (const url of ['HTTPS://ERP.example:443/dup', 'https://erp.example/./dup#x']) {
        const again = await management().add(url, []);
        expect(again.ok || again.refusal).toMatchObject({ code: 'webhook_exists' });
      }
      const other = await management().add('https://ERP.example/a/../b#x', []);
      expect(other.ok && other.value.endpoint.url).toBe('https://erp.example/b');
      await database.updateTable('webhook_endpoints').set({ url: 'HTTPS://erp.example/dup' }).execute();
      expect((await management().add('https://erp.example/dup', [])).ok).toBe(false);
    });

    it('an address that two add at one instant has one endpoint', async () => {
      const urls = ['https://erp.example/at-once', 'HTTPS://ERP.example/at-once#x'];
      const added = await Promise.all(urls.map((url) => management().add(url, [])));
      const codes = added.map((each) => (each.ok ? 'added' : each.refusal.code));
      expect(codes.toSorted()).toEqual(['added', 'webhook_exists']);
    });

    it('lists what waits for one that is paused, beside what it was told', async () => {
      const id = await add('1', []);
      await happen('A', 1);
      await run();
      await management().pause(id, 'Ada');
      await happen('A', 2);
      await createEventLog(database).place();
      await happen('B', 3);
      expect(await management().find(id)).toMatchObject({ waiting: 2 });
      const waiting = { state: 'waiting', attempts: 0, dueAt: null, lastTriedAt: null, type: 'order.withdrawn' };
      expect(await shown(id)).toMatchObject([
        { key: 'B', ...waiting },
        { key: 'A', ...waiting },
        { key: 'A', state: 'delivered' },
      ]);
      expect(await management().deliveries(id, 'waiting')).toMatchObject({ value: [{ key: 'B' }, { key: 'A' }] });
      expect(await management().deliveries(id, 'dead')).toMatchObject({ value: [] });
      await management().resume(id);
      await run();
      await run();
      expect((await shown(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    });

    it('each is told what happens after it was added, and only of what it wants', async () => {
      await happen('A', 1);
      await run();
      await add('1');
      await add('2', ['order.placed']);
      await happen('A', 2, 3);
      await run();
      await run();
      expect(taken).toEqual(['1 A2', '1 A3']);
    });

    it('all are told once the clock is right again that was hours ahead, also of what was tried or taken in hand meanwhile', async () => {
      const id = await add('1');
      later(5 * hour);
      answer = (_, name) => (name.endsWith('A1') ? 500 : 204);
      await happen('A', 1);
      await run();
      answer = () => 204;
      await happen('B', 1);
      await createEventLog(database).place();
      await createDeliveryQueue(database).enqueue(id, now);
      // A process that was killed in the midst.
      const lease = { owner: randomUUID(), until: new Date(now.getTime() + 60_000) };
      await createDeliveryQueue(database).hold(id, lease, now);
      later(-5 * hour);
      await happen('C', 1);
      await run();
      expect(taken.toSorted()).toEqual(['1 A1', '1 B1', '1 C1']);
    });

    it('each try is measured apart, linked to what the event came of, and named to the endpoint', async () => {
      const { spans, tracer, traceparent } = createNotedTracer();
      const requestId = randomUUID();
      const named: (string | null)[] = [];
      await add('1');
      answer = (message) => {
        named.push(message.traceparent, message.requestId);
        return named.length > 2 ? 204 : 500;
      };
      await inRequest(requestId, () => happen('A', 1), tracer.begin('request'));
      await run(createDeliverer({ ...parts(), tracer }));
      later(6000);
      await run(createDeliverer({ ...parts(), tracer }));
      expect(named).toEqual([traceparent, requestId, traceparent, requestId]);
      expect(spans.slice(1).map(({ name, causes, fault }) => [name, causes, fault])).toEqual([
        ['webhook order.withdrawn', [traceparent], 'not taken'],
        ['webhook order.withdrawn', [traceparent], null],
      ]);
    });

    it('one that fails keeps back those of its document, and no others', async () => {
      const id = await add('1');
      answer = (_, name) => (name.endsWith('A1') ? 500 : 204);
      await happen('A', 1, 2);
      await happen('B', 1, 2);
      await run();
      expect(taken.toSorted()).toEqual(['1 B1', '1 B2']);
      answer = () => 204;
      later(4000);
      await run();
      expect(taken).toHaveLength(2);
      later(2000);
      await run();
      expect(taken.slice(2)).toEqual(['1 A1', '1 A2']);
      expect((await shown(id)).map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'delivered'));
    });

    it('one that is refused for 72 hours is given up, those after it go on, and it can be sent again', async () => {
      const id = await add('1');
      answer = (_, name) => (name.endsWith('A1') ? 500 : 204);
      await happen('A', 1, 2);
      for (let hours = 0; hours <= 72; hours += 6) {
        await run();
        // Another is taken now and then, so that the endpoint is not paused.
        await happen('B', hours);
        await run();
        later(6 * hour + 1);
      }
      expect(taken).toContain('1 A2');
      expect(await shown(id)).toContainEqual(
        expect.objectContaining({ key: 'A', state: 'dead', outcome: 'answered 500' }),
      );
      answer = () => 204;
      expect(await management().resend(id, null)).toEqual({ ok: true, value: 1 });
      await run();
      expect(taken.at(-1)).toBe('1 A1');
      const [{ eventId } = { eventId: '' }] = await shown(id);
      expect(await management().resend(id, eventId)).toEqual({ ok: true, value: 1 });
      const before = taken.length;
      await run();
      expect(taken).toHaveLength(before + 1);
    });

    it('an endpoint that takes nothing for two days is paused, misses nothing, and goes on when it is let', async () => {
      const id = await add('1');
      answer = () => 500;
      await happen('A', 1);
      for (let hours = 0; hours <= 54; hours += 6) {
        await run();
        later(6 * hour + 1);
      }
      const [endpoint] = await management().list();
      expect(endpoint).toMatchObject({
        pausedBecause: expect.stringContaining('took nothing since'),
        waiting: 1,
        dead: 0,
      });
      await happen('A', 2);
      answer = () => 204;
      await run();
      expect(taken).toEqual([]);
      const jobs = await database
        .selectFrom('mail_jobs')
        .select('payload')
        .where('kind', '=', 'webhook-paused')
        .execute();
      expect(jobs).toEqual([{ payload: { endpointId: id } }]);
      expect(await management().resume(id)).toMatchObject({ ok: true, value: { pausedAt: null, failingSince: null } });
      await run();
      expect(taken).toEqual(['1 A1', '1 A2']);
    });

    it('one that says it is gone is paused at once', async () => {
      await add('1');
      answer = () => 410;
      await happen('A', 1);
      await happen('B', 1);
      await run();
      expect(await management().list()).toMatchObject([{ pausedBecause: 'answered 410', waiting: 2 }]);
      // What happens meanwhile waits, too, though nobody has looked for it.
      await happen('SO-2', 3);
      expect(await management().list()).toMatchObject([{ waiting: 3 }]);
    });

    it('an endpoint that hangs does not delay another', async () => {
      await add('1');
      await add('2');
      let free = (): void => undefined;
      const hung = new Promise<number>((resolve) => {
        free = () => resolve(204);
      });
      answer = ({ url }) => (url.endsWith('1') ? hung : 204);
      await happen('A', 1);
      const deliverer = createDeliverer(parts());
      await deliverer.look();
      await happen('A', 2);
      for (let tries = 0; tries < 50 && taken.length < 2; tries++) {
        await deliverer.look();
        await setTimeout(20);
      }
      expect(taken).toEqual(['2 A1', '2 A2']);
      free();
      await deliverer.close();
      expect(taken).toContain('1 A1');
    });

    it('what was read is sent before anything is read again, however long it took to read: a backlog never stands still', async () => {
      await add('a');
      for (const key of Array.from({ length: 20 }, (_, each) => `SO-${each}`)) await happen(key, 1);
      const queue = createDeliveryQueue(database);
      let begun = 0;
      answer = () => {
        begun += 1;
        return 204;
      };
      /** How many were begun before each time that it read. */
      const reads: number[] = [];
      const due: typeof queue.due = (...asked) => {
        reads.push(begun);
        later(2500);
        return queue.due(...asked);
      };
      await run(createDeliverer({ ...parts(), queue: { ...queue, due } }));
      expect([taken.length, ...new Set(reads)]).toEqual([20, 0, 20]);
    });

    it('two processes never send at the same time to one endpoint', async () => {
      await add('1');
      let atOnce = 0;
      let most = 0;
      answer = async () => {
        most = Math.max(most, ++atOnce);
        await setTimeout(5);
        atOnce -= 1;
        return 204;
      };
      await happen('A', 1, 2, 3, 4, 5, 6);
      await Promise.all([run(), run(), run()]);
      expect(most).toBe(1);
      expect(taken).toEqual([1, 2, 3, 4, 5, 6].map((number) => `1 A${number}`));
    });

    it('what a killed process had is taken over within 8 s', async () => {
      await add('1');
      let asked = 0;
      answer = () => {
        asked += 1;
        return new Promise(() => undefined);
      };
      await happen('A', 1);
      const { queue, ...rest } = parts();
      let holds = 0;
      const hold: typeof queue.hold = async (...args) => (holds++ === 0 ? queue.hold(...args) : null);
      await createDeliverer({ ...rest, queue: { ...queue, hold } }).look();
      await expect.poll(() => asked).toBe(1);
      answer = () => 204;
      later(4000);
      await run();
      expect(taken).toEqual([]);
      later(4000);
      await run();
      expect(taken).toEqual(['1 A1']);
    });

    it('a process that lives keeps what it has, however long a receiver takes, and also while it ends', async () => {
      await add('1');
      let free = (): void => undefined;
      const hung = new Promise<number>((resolve) => {
        free = () => resolve(204);
      });
      let asked = 0;
      answer = () => {
        asked += 1;
        return hung;
      };
      await happen('A', 1);
      const living = createDeliverer(parts());
      await living.look();
      await expect.poll(() => asked).toBe(1);
      let closing = Promise.resolve();
      for (const begins of [() => undefined, () => undefined, () => void (closing = living.close()), () => undefined]) {
        begins();
        later(4000);
        await expect.poll(leaseLeft, { timeout: 5000 }).toBeGreaterThan(6000);
        await run();
      }
      expect(asked).toBe(1);
      free();
      await closing;
      await run();
      expect(taken).toEqual(['1 A1']);
      expect(asked).toBe(1);
    });

    it('breaks off what it sends once it has the endpoint no more, which nobody counts as refused', async () => {
      const id = await add('1');
      const cut: string[] = [];
      const { queue, ...rest } = parts();
      let tries = 0;
      const deliverer = createDeliverer({
        ...rest,
        leaseTime: 2000,
        queue: {
          ...queue,
          hold: async (...args) => (tries++ === 0 ? queue.hold(...args) : Promise.reject(new Error('no database'))),
        },
        post: (_, brokenOff) =>
          new Promise((resolve) => {
            brokenOff?.addEventListener('abort', () => {
              cut.push('1');
              resolve({ taken: false, gone: false, outcome: 'was broken off' });
            });
          }),
      });
      await happen('A', 1);
      await deliverer.look();
      await deliverer.idle();
      expect(cut).toEqual(['1']);
      expect(await shown(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
      expect(await management().find(id)).toMatchObject({ failingSince: null });
    });

    it('both secrets sign for a day after a new one', async () => {
      const id = await add('1');
      const secrets: number[] = [];
      answer = (message) => {
        secrets.push(message.secrets.length);
        return 204;
      };
      const rotated = await management().rotate(id);
      await happen('A', 1);
      await run();
      later(24 * hour);
      await happen('A', 2);
      await run();
      expect(secrets).toEqual([2, 1]);
      expect(rotated.ok && rotated.value.secret).toMatch(/^whsec_[\w+/]{43}=$/);
      expect(JSON.stringify(await database.selectFrom('webhook_endpoints').selectAll().execute())).not.toContain(
        'whsec',
      );
    });

    it('those of before sign on for a day where another is made, as after an answer that was lost', async () => {
      const id = await add('1');
      const sent: (readonly string[])[] = [];
      answer = (message) => {
        sent.push(message.secrets);
        return 204;
      };
      await happen('A', 1);
      await run();
      for (let each = 0; each < 3; each += 1) await management().rotate(id);
      await happen('A', 2);
      await run();
      for (let each = 0; each < 6; each += 1) await management().rotate(id);
      await happen('A', 3);
      await run();
      expect(sent.map(({ length }) => length)).toEqual([1, 4, 5]);
      expect(sent[1]?.at(-1)).toBe(sent[0]?.[0]);
      later(24 * hour);
      await happen('A', 4);
      await run();
      expect(sent.at(-1)).toEqual(sent[2]?.slice(0, 1));
    });

    it('an address has one, whoever adds it twice, or two at once', async () => {
      const url = 'https://erp.example/twice';
      const added = await Promise.all([1, 2].map(() => management().add(url, [])));
      expect(added.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await management().add(url, [])).toMatchObject({ ok: false });
      for (const { ok, ...done } of added) if (ok && 'value' in done) await management().remove(done.value.endpoint.id);
    });

    /** What is done, one after the other: something happens, a process looks, one is killed as it has sent something, or time passes. */
    const steps = fc.array(
      fc.oneof(
        fc.record({ happens: fc.constantFrom('A', 'B', 'C') }),
        fc.record({ looks: fc.integer({ min: 0, max: 1 }), diesAfter: fc.option(fc.integer({ min: 0, max: 4 })) }),
        fc.record({ passes: fc.constantFrom(3000, 5000, 8000, 20_000, 600_000) }),
      ),
      { minLength: 5, maxLength: 25 },
    );
    const answers = fc.array(fc.constantFrom(204, 204, 500), { minLength: 1, maxLength: 20 });

    it('whatever fails, ends and begins again, each event is taken, and those of a document in their order', async () => {
      await fc.assert(
        fc.asyncProperty(steps, answers, async (all, statuses) => {
          for (const table of ['webhook_endpoints', 'events', 'event_positions'] as const)
            await database.deleteFrom(table).execute();
          taken = [];
          let asked = 0;
          answer = () => statuses[asked++ % statuses.length] ?? 204;
          for (const name of ['1', '2']) await add(name);
          const count: Record<string, number> = { A: 0, B: 0, C: 0 };
          for (const step of all) {
            if ('passes' in step) later(step.passes);
            else if ('happens' in step)
              await happen(step.happens, (count[step.happens] = (count[step.happens] ?? 0) + 1));
            else {
              let left = step.diesAfter ?? Infinity;
              const { queue, ...rest } = parts();
              const dead = () => left < 0;
              const dying = createDeliverer({
                ...rest,
                // Killed, it sends nothing more and writes nothing of what it had sent.
                post: (message) => (dead() ? new Promise(() => undefined) : post(message)),
                queue: {
                  ...queue,
                  hold: async (...args) => (dead() ? null : queue.hold(...args)),
                  release: async (...args) => (dead() ? undefined : queue.release(...args)),
                  tried: async (...args) => {
                    left -= 1;
                    return dead() ? Promise.reject(new Error('killed')) : queue.tried(...args);
                  },
                },
              });
              await dying.look();
              await Promise.race([dying.idle(), ...(step.diesAfter === null ? [] : [setTimeout(60)])]);
            }
          }
          answer = () => 204;
          for (let turns = 0; turns < 4; turns++) {
            later(8 * hour);
            await run();
          }
          for (const url of ['1', '2'])
            for (const [key, number] of Object.entries(count)) {
              const of = taken.filter((name) => name.startsWith(`${url} ${key}`));
              // Twice where a process was killed, but then one right after the other.
              const delivered = of.filter((name, index) => name !== of[index - 1]);
              expect(delivered).toEqual(Array.from({ length: number }, (_, index) => `${url} ${key}${index + 1}`));
            }
        }),
        { numRuns: 20 },
      );
    });
  });
});

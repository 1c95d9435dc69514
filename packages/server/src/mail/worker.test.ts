import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import type { Mail, SendMail } from './mail.ts';
import type { MailJob } from '../mail-job.ts';
import { inRequest } from '../under-way.ts';
import { queueMail } from '../database/mail-queue.ts';
import type { MailJobs } from '../outbox/application/mail-jobs.ts';
import { createMailJobs } from '../outbox/database/mail-jobs.ts';
import { createNotedTracer } from '../testing/noted-tracer.ts';
import { createMailWorker, retryWaits, startMailWorker } from './worker.ts';

let data: TestDatabase;
let now: Date;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  now = testNow;
  lines = [];
  await data.database.deleteFrom('mail_jobs').execute();
});
afterAll(() => data.database.destroy());

const job = (email: string): MailJob => ({ kind: 'password-reset', payload: { email, storefront: '' } });
const mailTo = (to: string): Mail => ({ to, subject: 's', text: 't', html: 'h' });
/** One mail a job, to the address it names. */
const makeMails = async ({ payload }: MailJob): Promise<Mail[]> =>
  ['email' in payload ? payload.email : ''].map(mailTo);
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const partsFor = (send: SendMail, make = makeMails) => ({
  jobs: createMailJobs(data.database),
  makeMails: make,
  send,
  now: () => now,
  log,
});
const jobs = () => data.database.selectFrom('mail_jobs').selectAll().execute();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('the mail worker', () => {
  it('sends what was queued, oldest first, once', async () => {
    const sent: string[] = [];
    const worker = createMailWorker(partsFor(async ({ to }) => void sent.push(to)));
    for (const email of ['a', 'b', 'c']) await queueMail(data.database, job(email));
    expect(await worker.runDue()).toBe(3);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await worker.runDue()).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  it('sends nothing for a transaction that failed', async () => {
    const failing = data.database.transaction().execute(async (trx) => {
      await queueMail(trx, job('a'));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await jobs()).toEqual([]);
  });

  it('of two workers at once, only one sends a mail', async () => {
    const sent: string[] = [];
    const workers = [1, 2].map(() => createMailWorker(partsFor(async ({ to }) => void sent.push(to))));
    const emails = Array.from({ length: 12 }, (_, index) => `user${index}`);
    for (const email of emails) await queueMail(data.database, job(email));
    await Promise.all(workers.map((worker) => worker.runDue()));
    expect(sent.toSorted()).toEqual(emails.toSorted());
  });

  it('tries a refused mail again after waits that grow, and gives it up with one line that names no address', async () => {
    let attempts = 0;
    const worker = createMailWorker(
      partsFor(async ({ to }) => {
        attempts++;
        throw Object.assign(new Error(`no such user ${to}`), { code: 'EENVELOPE', responseCode: 550 });
      }),
    );
    await queueMail(data.database, job('secret@northgate.example'));
    await worker.runDue();
    for (const [index, wait] of retryWaits.entries()) {
      expect(attempts).toBe(index + 1);
      later(wait - 1);
      expect(await worker.runDue()).toBe(0);
      later(1);
      expect(await worker.runDue()).toBe(1);
    }
    expect([attempts, retryWaits.length]).toEqual([8, 7]);
    expect([...retryWaits].toSorted((a, b) => a - b)).toEqual(retryWaits);
    expect(await jobs()).toEqual([]);
    const givenUp = lines.filter(({ msg }) => msg === 'mail given up');
    expect(givenUp).toMatchObject([
      { level: 50, kind: 'password-reset', attempts: 8, code: 'EENVELOPE', responseCode: 550 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('of a job of several mails, sends again only those that did not go out', async () => {
    const sent: string[] = [];
    let isDown = true;
    const send: SendMail = async ({ to }) => {
      if (to === 'second' && isDown) throw new Error('down');
      sent.push(to);
    };
    const worker = createMailWorker(partsFor(send, async () => ['first', 'second'].map(mailTo)));
    await queueMail(data.database, job('any'));
    await worker.runDue();
    isDown = false;
    later(retryWaits[0]);
    await worker.runDue();
    expect(sent).toEqual(['first', 'second']);
  });

  it('names the request that a mail came of, in the mail and in the log', async () => {
    const requestId = '0d3c6f62-6d0b-4c0e-9a55-0d7c8a1b2c3d';
    const sent: unknown[] = [];
    const worker = createMailWorker(partsFor(async (mail) => void sent.push(mail.requestId)));
    await inRequest(requestId, () => queueMail(data.database, job('a')));
    await queueMail(data.database, job('b'));
    await worker.runDue();
    expect(sent).toEqual([requestId, undefined]);
    expect(lines.map(({ msg, request }) => [msg, request])).toEqual([
      ['mail sent', requestId],
      ['mail sent', undefined],
    ]);
  });

  it('measures each try apart, linked to what the mail came of, and by the kind of what went wrong', async () => {
    const { spans, tracer, traceparent } = createNotedTracer();
    const cause = tracer.begin('request');
    let isDown = true;
    const send = async (): Promise<void> => {
      if (isDown) throw Object.assign(new Error('550 no such user priya@northgate.example'), { code: 'EENVELOPE' });
    };
    const worker = createMailWorker({ ...partsFor(send), tracer });
    await inRequest('0d3c6f62-6d0b-4c0e-9a55-0d7c8a1b2c3d', () => queueMail(data.database, job('a')), cause);
    await queueMail(data.database, job('b'));
    await worker.runDue();
    isDown = false;
    later(retryWaits[0]);
    await worker.runDue();
    const kept = spans
      .slice(1)
      .map(({ causes, attributes, fault }) => [causes, attributes?.['connect.attempt'], fault]);
    expect(kept).toEqual([
      [[traceparent], 1, 'EENVELOPE'],
      [[], 1, 'EENVELOPE'],
      [[traceparent], 2, null],
      [[], 2, null],
    ]);
  });

  /** A worker at a mail that goes out once it is let; `parts` as it has them. */
  const atWork = async (sent: string[], parts: Partial<Parameters<typeof createMailWorker>[0]> = {}) => {
    let [deliver, start] = [(): void => undefined, (): void => undefined];
    const started = new Promise<void>((resolve) => (start = resolve));
    const send: SendMail = async ({ to }, mayGo) => {
      await new Promise<void>((resolve) => {
        deliver = resolve;
        start();
      });
      if (mayGo?.() === false) throw new Error('may not go');
      sent.push(to);
    };
    const worker = createMailWorker({ ...partsFor(send), ...parts });
    const done = worker.runDue();
    await started;
    return { worker, done, deliver: () => deliver() };
  };
  /** Of a process that was killed, or stands still. */
  const unheld = (): MailJobs => ({
    ...createMailJobs(data.database),
    hold: async () => Promise.reject(new Error('away')),
  });

  it('takes over the mail of a process that ended at it, after 8 s', async () => {
    const sent: string[] = [];
    await queueMail(data.database, job('a'));
    const { deliver, done } = await atWork([], { jobs: unheld() });
    const other = createMailWorker(partsFor(async ({ to }) => void sent.push(to)));
    later(7);
    await other.runDue();
    expect(sent).toEqual([]);
    later(1);
    await other.runDue();
    expect(sent).toEqual(['a']);
    deliver();
    await done;
  });

  it('leaves a mail to nobody for as long as it lives, however long the mail server takes', async () => {
    const sent: string[] = [];
    await queueMail(data.database, job('a'));
    const { worker, deliver } = await atWork(sent, { leaseTime: 8000 });
    const other = createMailWorker(partsFor(async ({ to }) => void sent.push(to)));
    const leaseLeft = async () => ((await jobs())[0]?.run_after.getTime() ?? 0) - now.getTime();
    let closing = Promise.resolve();
    for (const begins of [() => undefined, () => void (closing = worker.close())]) {
      begins();
      later(5);
      await expect.poll(leaseLeft, { timeout: 5000 }).toBeGreaterThan(6000);
      await other.runDue();
    }
    expect(sent).toEqual([]);
    deliver();
    await closing;
    expect(sent).toEqual(['a']);
    expect(await jobs()).toEqual([]);
  });

  it('that stood still sends nothing that another may have taken since, and changes nothing of it', async () => {
    const sent: string[] = [];
    await queueMail(data.database, job('a'));
    const { deliver, done } = await atWork(sent, { jobs: unheld(), leaseTime: 50 });
    later(1);
    const other = await atWork(sent);
    const begun = performance.now();
    await expect.poll(() => performance.now() - begun).toBeGreaterThan(50);
    const before = await jobs();
    deliver();
    await done;
    expect(await jobs()).toEqual(before);
    expect(lines).toMatchObject([{ msg: 'mail left to another process' }]);
    other.deliver();
    await other.done;
    expect(sent).toEqual(['a']);
    expect(await jobs()).toEqual([]);
  });

  it('does not stumble over a job it does not know: the ones behind it go out', async () => {
    const sent: string[] = [];
    const worker = createMailWorker(partsFor(async ({ to }) => void sent.push(to)));
    await data.database
      .insertInto('mail_jobs')
      .values({ kind: 'unknown', payload: {}, run_after: new Date(0) })
      .execute();
    await queueMail(data.database, job('a'));
    await worker.runDue();
    expect(sent).toEqual(['a']);
    expect(lines).toMatchObject([{ msg: 'mail failed, to be tried again', kind: 'unknown' }, { msg: 'mail sent' }]);
  });

  it('sends at a nudge, and closes only after the mail it is at, starting no other', async () => {
    const sent: string[] = [];
    let [deliver, start] = [(): void => undefined, (): void => undefined];
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const worker = startMailWorker(
      partsFor(async ({ to }) => {
        await new Promise<void>((resolve) => {
          deliver = resolve;
          start();
        });
        sent.push(to);
      }),
    );
    await queueMail(data.database, job('a'));
    await queueMail(data.database, job('b'));
    worker.nudge();
    await started;
    const closed = worker.close().then(() => [...sent]);
    deliver();
    expect(await closed).toEqual(['a']);
    expect(await jobs()).toHaveLength(1);
  });
});

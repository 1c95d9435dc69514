import { invoiceNo, orderNo } from '@connect/contract/values';
import { Sku } from '@connect/contract/items';
import { OrderChanges } from '@connect/contract/order-mails';
import { WaitReason } from '@connect/contract/wait-reason';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { MakeMails, SendMail } from './mail.ts';
import type { MailJob } from '../mail-job.ts';
import type { Span, Tracer } from '../span.ts';
import { faultKind, inSpan, inTrace, outside } from '../under-way.ts';
import type { Attempt, MailJobs, TakenJob } from '../outbox/application/mail-jobs.ts';

/** Seconds from each failed attempt to the next; after one more failure a job is given up. */
export const retryWaits = [10, 30, 120, 600, 1800, 3600, 10_800] as const;
const pollEvery = 1000;

const storefront = v.string();
const Job = v.variant('kind', [
  v.object({ kind: v.literal('invitation'), payload: v.object({ invitationId: v.string(), storefront }) }),
  v.object({
    kind: v.literal('first-password'),
    payload: v.object({ userId: v.string(), inviter: v.string(), storefront }),
  }),
  v.object({ kind: v.literal('password-reset'), payload: v.object({ email: v.string(), storefront }) }),
  v.object({
    kind: v.literal('signed-in-elsewhere'),
    payload: v.object({ userId: v.string(), storefront, address: v.string(), userAgent: v.nullable(v.string()) }),
  }),
  v.object({ kind: v.literal('password-changed'), payload: v.object({ userId: v.string(), storefront }) }),
  v.object({
    kind: v.literal('second-factor-changed'),
    payload: v.object({
      userId: v.string(),
      storefront,
      change: v.picklist([
        'turned-on',
        'turned-off',
        'recovery-codes-renewed',
        'recovery-code-used',
        'reset',
        'passkey-added',
        'passkey-removed',
        'staff-passkey-added',
        'staff-passkey-removed',
      ]),
    }),
  }),
  v.object({
    kind: v.literal('watch-news'),
    payload: v.object({
      userId: v.string(),
      storefront,
      news: v.array(
        v.object({
          sku: Sku,
          kind: v.picklist(['price-fell', 'back-in-stock']),
          before: v.nullable(v.number()),
          now: v.nullable(v.number()),
          currency: v.exactOptional(v.string()),
        }),
      ),
    }),
  }),
  v.object({
    kind: v.literal('contact'),
    payload: v.object({ reference: v.string(), copy: v.boolean(), storefront }),
  }),
  v.object({
    kind: v.literal('template-test'),
    payload: v.object({
      email: v.string(),
      name: v.string(),
      language: v.string(),
      text: v.object({ subject: v.string(), title: v.string(), paragraphs: v.array(v.string()) }),
    }),
  }),
  v.object({ kind: v.literal('webhook-paused'), payload: v.object({ endpointId: v.string() }) }),
  v.object({ kind: v.literal('order-placed'), payload: v.object({ orderNo }) }),
  v.object({ kind: v.literal('order-decided'), payload: v.object({ orderNo }) }),
  v.object({
    kind: v.literal('order-confirmed'),
    payload: v.object({ orderNo, changes: v.nullable(OrderChanges) }),
  }),
  v.object({ kind: v.literal('order-changed'), payload: v.object({ orderNo, changes: OrderChanges }) }),
  v.object({ kind: v.literal('order-dispatched'), payload: v.object({ orderNo, shipmentNo: v.string() }) }),
  v.object({ kind: v.literal('order-invoiced'), payload: v.object({ invoiceNo }) }),
  v.object({
    kind: v.literal('order-withdrawn'),
    payload: v.object({ orderNo, reasons: v.array(WaitReason) }),
  }),
  v.object({ kind: v.literal('order-waits'), payload: v.object({ orderNo, reason: WaitReason }) }),
]) satisfies v.GenericSchema<unknown, MailJob>;

/** What is told about a failed delivery: never the address, which servers like to repeat in their texts. */
const SmtpError = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) });
/** Failed before any mail was spoken of: its text is this machine's own, and says why (`connect ECONNREFUSED …`). */
const ConnectError = v.object({ command: v.literal('CONN'), message: v.string() });
const describe = (error: unknown): Record<string, unknown> => {
  const smtp = v.safeParse(SmtpError, error);
  const connecting = v.safeParse(ConnectError, error);
  return {
    error: error instanceof Error ? error.name : 'unknown',
    ...(smtp.success && smtp.output),
    ...(connecting.success && { reason: connecting.output.message.split('\n')[0] }),
  };
};

export interface MailWorker {
  /** Runs every job that is due, one after another; answers how many were run. */
  runDue(): Promise<number>;
  /** Runs what is due now rather than with the next poll. */
  nudge(): void;
  /** Ends after the mail it is at. */
  close(): Promise<void>;
}

interface MailWorkerParts {
  readonly jobs: MailJobs;
  readonly makeMails: MakeMails;
  readonly send: SendMail;
  readonly now: () => Date;
  readonly log: Logger;
  /** Milliseconds for which a job is one process's own, which it takes anew in good time: as long it waits where one was killed. */
  readonly leaseTime?: number;
  /** Each job is a trace of its own, linked to what it came of; null to measure none. */
  readonly tracer?: Tracer | null;
}

/**
 * Makes and sends the mails that were queued, by whichever process. A job is taken for a while instead of locked, so that no
 * transaction is open while a mail server thinks, and taken anew for as long as it takes. A mail can go out twice only if a process ends, or
 * stands still until another has its job, between handing it to the mail server and saying so.
 */
export const createMailWorker = (parts: MailWorkerParts): MailWorker => {
  const { jobs, makeMails, send, now, log, leaseTime = 8000, tracer = null } = parts;
  let closed = false;
  const inSeconds = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);
  const leaseEnd = (): Date => inSeconds(leaseTime / 1000);

  /** Takes a job anew for as long as it is at work, by a clock that nobody sets: a process that stood still knows before it goes on. */
  const keep = (job: Attempt, takenAt: number) => {
    let until = takenAt + leaseTime;
    let renewing = Promise.resolve();
    const renew = async (): Promise<void> => {
      const begun = performance.now();
      const isHeld = await jobs.hold(job, leaseEnd()).catch(() => null);
      // Where nobody answered it stays whose it is until then.
      if (isHeld !== null) until = isHeld ? begun + leaseTime : 0;
    };
    const timer = setInterval(() => {
      renewing = renewing.then(renew);
    }, leaseTime / 4);
    return {
      isOurs: () => performance.now() < until,
      /** What is written of the job after it is not written over. */
      end: async (): Promise<void> => {
        clearInterval(timer);
        await renewing;
      },
    };
  };

  const runJob = async (row: TakenJob, takenAt: number, span: Span | null): Promise<void> => {
    const { requestId } = row;
    const own = {
      id: row.id,
      kind: row.kind,
      attempts: row.attempts,
      ...(requestId !== null && { request: requestId }),
    };
    let { sent } = row;
    const { isOurs, end } = keep(row, takenAt);
    try {
      const mails = await inSpan('make mails', () => makeMails(v.parse(Job, row)));
      for (const mail of mails.slice(sent)) {
        if (!isOurs()) throw new Error('another process may have it by now');
        await inSpan('send mail', () => send(requestId === null ? mail : { ...mail, requestId }, isOurs), {
          kind: 'client',
        });
        await jobs.setSent(row, ++sent);
      }
      await end();
      await jobs.remove(row);
      log.info({ ...own, mails: sent }, 'mail sent');
    } catch (error) {
      span?.end(faultKind(error));
      await end();
      // Whoever takes it next begins at once: nothing is wrong with it.
      if (!isOurs()) return log.warn({ ...own, ...describe(error) }, 'mail left to another process');
      const wait = retryWaits[row.attempts - 1];
      if (wait === undefined) {
        log.error({ ...own, ...describe(error) }, 'mail given up');
        await jobs.remove(row);
      } else {
        log.warn({ ...own, ...describe(error) }, 'mail failed, to be tried again');
        await jobs.postpone(row, inSeconds(wait));
      }
    }
  };
  const runOne = async (): Promise<boolean> => {
    const takenAt = performance.now();
    const row = await jobs.take(now(), leaseEnd());
    if (!row) return false;
    await inTrace(tracer, `mail ${row.kind}`, (span) => runJob(row, takenAt, span), {
      kind: 'consumer',
      causes: row.trace === null ? [] : [row.trace],
      attributes: {
        'connect.attempt': row.attempts,
        ...(row.requestId !== null && { 'connect.request_id': row.requestId }),
      },
    });
    return true;
  };

  let running: Promise<number> | null = null;
  let again = false;
  const runDue = async (): Promise<number> => {
    let count = 0;
    while (!closed && (await runOne())) count++;
    return count;
  };
  /** One run at a time in a process; a nudge during one makes it look once more. */
  const run = (): Promise<number> => {
    again = true;
    running ??= (async () => {
      let count = 0;
      while (again && !closed) {
        again = false;
        count += await runDue();
      }
      return count;
    })().finally(() => {
      running = null;
    });
    return running;
  };
  const runSafely = (): void => {
    // Whoever asks for it is not whom it is for.
    outside(run).catch((error: unknown) => log.warn(describe(error), 'mails cannot be run'));
  };
  return {
    runDue: run,
    nudge: runSafely,
    close: async () => {
      closed = true;
      await running?.catch(() => undefined);
    },
  };
};

/** A worker that looks for jobs about every second until it is closed. */
export const startMailWorker = (parts: MailWorkerParts): MailWorker => {
  const worker = createMailWorker(parts);
  const timer = setInterval(worker.nudge, pollEvery);
  return {
    ...worker,
    close: () => {
      clearInterval(timer);
      return worker.close();
    },
  };
};

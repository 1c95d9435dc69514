import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventLog } from '../../events/application/event-log.ts';
import { isGivenUp, validGenerations, type Endpoint } from '../domain/endpoint.ts';
import { nextTry } from '../domain/retry.ts';
import type { Post } from './post.ts';
import { secretOf } from './secrets.ts';
import type { Span, Tracer } from '../../span.ts';
import { inTrace } from '../../under-way.ts';
import type { DeliveryQueue, Waiting } from './webhook-repository.ts';
import type { KeyRing } from '../../key-ring.ts';

/** Milliseconds from one look to the next. */
const pause = 250;
/** An endpoint is sent so many at once, each of another key. */
const mostAtOnce = 8;
const batch = 100;
/** After so many failures in a row an endpoint is let alone for a while, in milliseconds. */
const mostFailures = 10;
const rest = 30_000;

/** An endpoint that this process has; the signal says that it no longer does, and that what is being sent is to be broken off. */
interface Held {
  readonly endpoint: Endpoint;
  readonly signal: AbortSignal;
}

export interface DeliveryParts {
  readonly events: Pick<EventLog, 'place'>;
  readonly queue: DeliveryQueue;
  readonly post: Post;
  /** What secrets are made of. */
  readonly keys: KeyRing;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds that a process has an endpoint, which it takes anew in good time: as long nobody sends where one was killed. */
  readonly leaseTime?: number;
  /** Each message is a trace of its own, linked to what the event came of; null to measure none. */
  readonly tracer?: Tracer | null;
}

export interface Deliverer {
  /** Begins with every endpoint that no process is at; what it began goes on after it. */
  look(): Promise<void>;
  /** When everything that it has begun is done. */
  idle(): Promise<void>;
  /** Begins nothing more, and ends after what is being sent. */
  close(): Promise<void>;
}

/**
 * Tells endpoints what has happened, by whichever process: each endpoint by itself, so that none waits for another. Events of one key go
 * one after the other; one that fails keeps back those of its key alone. No transaction is open while an endpoint thinks: what it took may
 * come again where the process ends before it has noted that.
 */
export const createDeliverer = (parts: DeliveryParts): Deliverer => {
  const { events, queue, post, keys, now, chance, log, leaseTime = 8000, tracer = null } = parts;
  const owner = randomUUID();
  const atWork = new Map<string, Promise<void>>();
  let closed = false;

  /** Sends one, and answers whether it was taken. */
  const sendIn = async (
    span: Span | null,
    { endpoint, signal }: Held,
    { event, position, attempts, firstTriedAt, requestId }: Waiting,
  ): Promise<boolean> => {
    const at = now();
    const secrets = validGenerations(endpoint, at).map((each) => secretOf(keys, endpoint, each));
    const body = JSON.stringify(event);
    const message = { url: endpoint.url, id: event.id, at, body, secrets, requestId };
    const { taken, gone, outcome } = await post({ ...message, traceparent: span?.traceparent ?? null }, signal);
    // Nobody refused it. Whoever has the endpoint now sends it again.
    if (!taken && signal.aborted) return false;
    const nextAt = nextTry({ attempts: attempts + 1, firstTriedAt: firstTriedAt ?? at }, now(), chance());
    await queue.tried(endpoint.id, position, taken ? { at, outcome, taken } : { at, outcome, taken, nextAt });
    if (!taken) span?.end('not taken');
    if (gone && (await queue.giveUp(endpoint.id, now(), outcome)))
      log.warn({ endpoint: endpoint.id }, 'webhook endpoint wants no more, and is paused');
    return taken;
  };

  const send = (held: Held, waiting: Waiting): Promise<boolean> =>
    inTrace(tracer, `webhook ${waiting.event.type}`, (span) => sendIn(span, held, waiting), {
      kind: 'client',
      causes: waiting.trace === null ? [] : [waiting.trace],
      attributes: {
        'connect.webhook_endpoint': held.endpoint.id,
        'connect.attempt': waiting.attempts + 1,
        ...(waiting.requestId !== null && { 'connect.request_id': waiting.requestId }),
      },
    });

  /** Pauses an endpoint that has taken nothing for days. */
  const giveUp = async (id: string, failingSince: Date | null): Promise<void> => {
    if (failingSince === null || !isGivenUp(failingSince, now())) return;
    if (await queue.giveUp(id, now(), `took nothing since ${failingSince.toISOString()}`))
      log.warn({ endpoint: id }, 'webhook endpoint takes nothing, and is paused');
  };

  const deliverTo = async (id: string): Promise<void> => {
    const sending = new Map<number, Promise<void>>();
    const lost = new AbortController();
    const { signal } = lost;
    let found: Waiting[] = [];
    let endpoint: Endpoint | null = null;
    let until = 0;
    let end: NodeJS.Timeout | undefined;
    let failures = 0;
    let failingSince: Date | null = null;
    const note = async (taken: boolean): Promise<void> => {
      if (!taken && signal.aborted) return;
      failures = taken ? 0 : failures + 1;
      const before = failingSince;
      failingSince = taken ? null : (before ?? now());
      if (failingSince !== before) await queue.setFailing(id, failingSince);
      await giveUp(id, failingSince);
    };
    /** Takes the endpoint, or goes on having it. */
    const hold = async (): Promise<Endpoint | null> => {
      const [begun, next] = [performance.now(), now().getTime() + leaseTime];
      const held = await queue.hold(id, { owner, until: new Date(next) }, now());
      if (!held) return null;
      until = next;
      // By a clock that nobody sets: a process that stood still breaks off before it does anything else.
      clearTimeout(end);
      end = setTimeout(() => lost.abort(), begun + leaseTime - performance.now());
      return held;
    };
    try {
      for (;;) {
        const begins = !closed && failures < mostFailures;
        if (!begins && sending.size === 0) break;
        const isAllSent = found.length === 0;
        if (isAllSent || until - now().getTime() < leaseTime * 0.75) {
          endpoint = await hold();
          if (!endpoint) break;
          ({ failingSince } = endpoint);
          // Where a machine is so busy that to read takes longer than a quarter of the lease, it would do nothing else but read.
          if (begins && isAllSent) {
            await queue.enqueue(id, now());
            found = [...(await queue.due(id, { now: now(), limit: batch, except: [...sending.keys()] }))];
          }
        }
        const held = endpoint && { endpoint, signal };
        const isOurs = !signal.aborted && until > now().getTime();
        const next = begins && isOurs && sending.size < mostAtOnce ? found.shift() : undefined;
        if (held && next) {
          const done = send(held, next)
            .then(note)
            .finally(() => sending.delete(next.position));
          sending.set(next.position, done);
          // Whoever waits for it below hears of it.
          done.catch(() => undefined);
        } else if (sending.size === 0) break;
        else await Promise.race([...sending.values(), sleep(pause)]);
      }
    } finally {
      // Nobody takes the endpoint anew meanwhile: here it is at work, and elsewhere it is this one's until what is sent is broken off.
      await Promise.allSettled(sending.values());
      clearTimeout(end);
    }
    await queue.release(id, owner, new Date(now().getTime() + (failures < mostFailures ? 0 : rest)));
  };

  return {
    look: async () => {
      await events.place();
      for (const id of await queue.free(now())) {
        if (closed || atWork.has(id)) continue;
        const work = deliverTo(id)
          .catch((error: unknown) =>
            log.warn(
              { endpoint: id, error: error instanceof Error ? error.message : 'unknown' },
              'webhooks cannot be sent',
            ),
          )
          .finally(() => atWork.delete(id));
        atWork.set(id, work);
      }
    },
    idle: async () => {
      await Promise.all(atWork.values());
    },
    close: async () => {
      closed = true;
      await Promise.all(atWork.values());
    },
  };
};

/** A deliverer that looks for what has happened until it is closed. */
export const startDelivering = (parts: DeliveryParts): (() => Promise<void>) => {
  const deliverer = createDeliverer(parts);
  let looking = Promise.resolve();
  let isLooking = false;
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    looking = deliverer
      .look()
      .catch((error: unknown) => parts.log.warn({ err: error }, 'webhooks cannot be looked for'))
      .finally(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(look, pause);
  return async () => {
    clearInterval(timer);
    await looking;
    await deliverer.close();
  };
};

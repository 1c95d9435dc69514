import { randomUUID } from 'node:crypto';
import type { EventKind } from '@connect/contract/integration/events';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { changedMeanwhile, malformed, notFound, privateAddress, webhookExists, type Refusal } from '../../refusal.ts';
import { plainAddress, validGenerations } from '../domain/endpoint.ts';
import type { Answer, Post } from './post.ts';
import { secretOf } from './secrets.ts';
import type { CountedEndpoint, EndpointRepository, ShownDelivery } from './webhook-repository.ts';
import type { KeyRing } from '../../key-ring.ts';
import { currentRequest, inSpan } from '../../under-way.ts';

/** An endpoint with its newest secret. */
export interface WithSecret {
  readonly endpoint: CountedEndpoint;
  readonly secret: string;
}

/** Deliveries that are shown at once. */
const shownDeliveries = 100;

interface Parts {
  readonly endpoints: EndpointRepository;
  readonly post: Post;
  readonly keys: KeyRing;
  /** Whether an address without TLS, or within, will do. */
  readonly allowsPrivate: boolean;
  /** Whether a host is written as one within. */
  readonly isWithin: (host: string) => boolean;
  readonly now: () => Date;
}

const addressProblem = (text: string, { allowsPrivate, isWithin }: Pick<Parts, 'allowsPrivate' | 'isWithin'>) => {
  const { protocol, username, password, hostname } = new URL(text);
  if (username || password) return malformed({ url: ['must not have a name or a password: messages are signed'] });
  const isRight = allowsPrivate ? /^https?:$/.test(protocol) : protocol === 'https:';
  if (!isRight) return malformed({ url: [`must start with https://${allowsPrivate ? ' or http://' : ''}`] });
  return !allowsPrivate && isWithin(hostname) ? privateAddress : null;
};

/** What whoever runs the portal does with the endpoints of other systems. */
export const createWebhookManagement = ({ endpoints, post, keys, allowsPrivate, isWithin, now }: Parts) => {
  type Answered<Value> = Promise<Result<Value, Refusal>>;
  /** Does something with an endpoint that is there, and answers it as it is then. */
  const change = async (id: string, work: () => Promise<unknown>): Answered<CountedEndpoint> => {
    if (!(await endpoints.find(id))) return refused(notFound);
    await work();
    const changed = await endpoints.find(id);
    return changed ? ok(changed) : refused(notFound);
  };
  const withSecret = (found: Result<CountedEndpoint, Refusal>): Result<WithSecret, Refusal> =>
    found.ok ? ok({ endpoint: found.value, secret: secretOf(keys, found.value, found.value.generation) }) : found;
  return {
    add: async (address: string, kinds: readonly EventKind[]): Answered<WithSecret> => {
      const url = plainAddress(address);
      const problem = addressProblem(url, { allowsPrivate, isWithin });
      if (problem) return refused(problem);
      const id = randomUUID();
      const isAdded = await endpoints.add({ id, url, kinds: [...new Set(kinds)], createdAt: now() });
      if (!isAdded) return refused(webhookExists);
      return withSecret(await change(id, async () => undefined));
    },
    list: () => endpoints.list(),
    find: (id: string) => endpoints.find(id),
    /** What it is told of from now on, where whoever changes it saw it as it is. */
    setKinds: async (id: string, kinds: readonly EventKind[], was: readonly string[]): Answered<CountedEndpoint> => {
      const done = await endpoints.setKinds(id, [...new Set(kinds)], was);
      if (done === null) return refused(notFound);
      return done ? change(id, async () => undefined) : refused(changedMeanwhile);
    },
    rotate: async (id: string): Answered<WithSecret> => withSecret(await change(id, () => endpoints.rotate(id, now()))),
    pause: (id: string, by: string) => change(id, () => endpoints.pause(id, now(), `by ${by}`)),
    resume: (id: string) => change(id, () => endpoints.resume(id, now())),
    remove: async (id: string): Answered<CountedEndpoint> => {
      const endpoint = await endpoints.find(id);
      if (!endpoint) return refused(notFound);
      await endpoints.remove(id);
      return ok(endpoint);
    },
    /** Sends an event that stands for nothing; a paused endpoint gets it, too. */
    test: async (id: string): Answered<Answer> => {
      const endpoint = await endpoints.find(id);
      if (!endpoint) return refused(notFound);
      const at = now();
      const event = {
        id: randomUUID(),
        type: 'webhook.test',
        version: 1,
        timestamp: at.toISOString(),
        key: id,
        data: {},
      };
      const secrets = validGenerations(endpoint, at).map((each) => secretOf(keys, endpoint, each));
      const requestId = currentRequest();
      const message = { url: endpoint.url, id: event.id, at, body: JSON.stringify(event), secrets, requestId };
      return ok(
        await inSpan('webhook', async (span) => post({ ...message, traceparent: span?.traceparent ?? null }), {
          kind: 'client',
        }),
      );
    },
    deliveries: async (id: string, state: ShownDelivery['state'] | null): Answered<readonly ShownDelivery[]> =>
      (await endpoints.find(id)) ? ok(await endpoints.deliveries(id, state, shownDeliveries)) : refused(notFound),
    /** Sends one event again, or with null all that were given up; answers how many. */
    resend: async (id: string, eventId: string | null): Answered<number> => {
      const count = await endpoints.resend(id, eventId, now());
      const isKnown = eventId === null ? await endpoints.find(id) : count > 0;
      return isKnown ? ok(count) : refused(notFound);
    },
  };
};

export type WebhookManagement = ReturnType<typeof createWebhookManagement>;

import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import type { EventKind } from '@connect/contract/integration/events';

/** Where another system wants to be told of what happens. */
export interface Endpoint {
  readonly id: string;
  readonly url: string;
  /** What it is told of; none for all. */
  readonly kinds: readonly EventKind[];
  readonly createdAt: Date;
  /** How often it has had a new secret, from 1 on. */
  readonly generation: number;
  readonly rotatedAt: Date | null;
  /** The first of its secrets that signs for a day after a new one. */
  readonly signsFrom: number;
  /** Since when nothing has been taken; null where the last was. */
  readonly failingSince: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedBecause: string | null;
}

/** The address of an endpoint, the same however it is written; what follows a `#` is never sent. */
export const plainAddress = (text: string): string => {
  const url = new URL(text);
  url.hash = '';
  return url.href;
};

/** Milliseconds that the secret before a new one is good for. */
const overlap = millisecondsOfDay;

/** Which of an endpoint's secrets are good. */
type Secrets = Pick<Endpoint, 'generation' | 'rotatedAt' | 'signsFrom'>;

/** So many secrets sign at most. */
const mostSecrets = 5;

const isOverlapping = ({ rotatedAt }: Pick<Endpoint, 'rotatedAt'>, now: Date): boolean =>
  rotatedAt !== null && now.getTime() - rotatedAt.getTime() < overlap;

/**
 * The generations whose secrets sign what goes to an endpoint, the newest first: for a day after a new one, those that signed before it, too.
 * Whoever made another one as the answer with the first was lost has not cut off a receiver.
 */
export const validGenerations = (endpoint: Secrets, now: Date): readonly number[] => {
  const { generation, signsFrom } = endpoint;
  const count = isOverlapping(endpoint, now) ? Math.min(generation - signsFrom + 1, mostSecrets) : 1;
  return Array.from({ length: count }, (_, place) => generation - place);
};

/** An endpoint with a new secret. */
export const rotated = (endpoint: Secrets, now: Date): Secrets => ({
  generation: endpoint.generation + 1,
  rotatedAt: now,
  signsFrom: isOverlapping(endpoint, now) ? endpoint.signsFrom : endpoint.generation,
});

/** Milliseconds that an endpoint may take nothing at all before it is paused. */
const failingLimit = 2 * millisecondsOfDay;

/** Whether an endpoint has taken nothing for so long that it is paused. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= failingLimit;

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
  /** Since when nothing has been taken; null where the last was. */
  readonly failingSince: Date | null;
  readonly pausedAt: Date | null;
  readonly pausedBecause: string | null;
}

const day = 86_400_000;

/** Milliseconds that the secret before a new one is good for. */
const overlap = day;

/** The generations whose secrets sign what goes to an endpoint: for a day after a new one, the one before it too. */
export const validGenerations = (
  { generation, rotatedAt }: Pick<Endpoint, 'generation' | 'rotatedAt'>,
  now: Date,
): readonly number[] =>
  rotatedAt !== null && now.getTime() - rotatedAt.getTime() < overlap ? [generation, generation - 1] : [generation];

/** Milliseconds that an endpoint may take nothing at all before it is paused. */
const failingLimit = 2 * day;

/** Whether an endpoint has taken nothing for so long that it is paused. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= failingLimit;

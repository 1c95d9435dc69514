import { setTimeout } from 'node:timers/promises';
import type { EventPage } from '@connect/contract/integration/events';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { cursorTooOld, malformed, type Refusal } from '../../refusal.ts';
import type { EventLog } from './event-log.ts';

/** What is asked for: behind a place, null for the oldest that is kept; `wait` in seconds. */
export interface FeedQuery {
  readonly after: string | null;
  readonly limit: number;
  readonly wait: number;
  /** Whoever asked has gone. */
  readonly gone: AbortSignal;
}

/** Milliseconds from one look for what has happened to the next. */
const pause = 250;

/** Reads the feed of events for whoever asks for it themselves. */
export const makeReadFeed =
  ({ log, closed }: { readonly log: EventLog; readonly closed: AbortSignal }) =>
  async ({ after, limit, wait, gone }: FeedQuery): Promise<Result<EventPage, Refusal>> => {
    const until = performance.now() + wait * 1000;
    for (;;) {
      await log.place();
      const { last, deleted } = await log.places();
      const from = after === null ? deleted : Number(after);
      if (from < deleted) return refused(cursorTooOld(deleted));
      if (from > last) return refused(malformed({ after: ['is not a place in this feed'] }));
      const found = await log.after(from, limit);
      const isOver = performance.now() >= until || gone.aborted || closed.aborted;
      if (found.length > 0 || isOver)
        return ok({ data: found.map(({ event }) => event), next: String(found.at(-1)?.position ?? from) });
      await setTimeout(pause);
    }
  };

export type ReadFeed = ReturnType<typeof makeReadFeed>;

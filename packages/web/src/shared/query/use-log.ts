import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useQuery } from './use-query.ts';

/** A log that is loaded a page at a time, the last entries first. */
export interface Log<Entry> {
  /** Null before the first answer and after a failure. */
  readonly entries: readonly Entry[] | null;
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
  /** Loads the page that follows; null when there is none. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
  readonly moreFailed: boolean;
}

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly next: string | null;
}

/** The pages that were loaded after the first. */
interface Older<Entry> extends Page<Entry> {
  /** The first page they follow; a log that was loaded anew begins without them. */
  readonly after: Page<Entry>;
  readonly state: 'idle' | 'loading' | 'failed';
}

/** Asks for the first page when it appears and whenever `key` changes, and for each that follows when it is told to. */
export const useLog = <Entry>(
  ask: (before: string | null) => Promise<Result<Page<Entry>, Refusal>>,
  key: string,
): Log<Entry> => {
  const first = useQuery(() => ask(null), key);
  const [stored, setStored] = useState<Older<Entry> | null>(null);
  const page = first.value;
  const older: Older<Entry> | null =
    page && (stored?.after === page ? stored : { after: page, ...page, entries: [], state: 'idle' });

  const load = async (known: Older<Entry>, before: string): Promise<void> => {
    setStored({ ...known, state: 'loading' });
    const answer = await ask(before);
    const now: Older<Entry> = answer.ok
      ? { ...known, entries: [...known.entries, ...answer.value.entries], next: answer.value.next, state: 'idle' }
      : { ...known, state: 'failed' };
    setStored((current) => (current?.after === known.after ? now : current));
  };
  const before = older?.next ?? null;
  return {
    entries: page && [...page.entries, ...(older?.entries ?? [])],
    loading: first.loading,
    failure: first.failure,
    reload: first.reload,
    more: older === null || before === null ? null : () => void load(older, before),
    loadingMore: older?.state === 'loading',
    moreFailed: older?.state === 'failed',
  };
};

import type { Activity } from '@connect/core/domain/access/company-user';
import { useState } from 'react';

import { useServices } from '../../services.ts';
import { useAnswer } from './use-answer.ts';

export interface ActivityLog {
  /** Null before the first answer and after a failure. */
  readonly entries: readonly Activity[] | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Loads the page that follows; null when there is none. */
  readonly more: (() => void) | null;
  readonly loadingMore: boolean;
  readonly moreFailed: boolean;
}

interface Page {
  readonly entries: readonly Activity[];
  readonly next: string | null;
}

/** The pages that were loaded after the first. */
interface Older extends Page {
  /** The first page they follow; a log that was loaded anew begins without them. */
  readonly after: Page;
  readonly state: 'idle' | 'loading' | 'failed';
}

/** The changes of the company's users, the last first; of one email only where `subject` is given. */
export const useActivity = (subject: string | null): ActivityLog => {
  const { companyUsers } = useServices();
  const first = useAnswer(() => companyUsers.activity({ subject, before: null }), subject ?? '');
  const [stored, setStored] = useState<Older | null>(null);
  const page = first.value;
  const older: Older | null =
    page && (stored?.after === page ? stored : { after: page, ...page, entries: [], state: 'idle' });

  const load = async (known: Older, before: string): Promise<void> => {
    setStored({ ...known, state: 'loading' });
    const answer = await companyUsers.activity({ subject, before });
    const now: Older = answer.ok
      ? { ...known, entries: [...known.entries, ...answer.value.entries], next: answer.value.next, state: 'idle' }
      : { ...known, state: 'failed' };
    setStored((current) => (current?.after === known.after ? now : current));
  };
  const before = older?.next ?? null;
  return {
    entries: page && [...page.entries, ...(older?.entries ?? [])],
    loading: first.loading,
    failed: first.failure !== null,
    reload: first.reload,
    more: older === null || before === null ? null : () => void load(older, before),
    loadingMore: older?.state === 'loading',
    moreFailed: older?.state === 'failed',
  };
};

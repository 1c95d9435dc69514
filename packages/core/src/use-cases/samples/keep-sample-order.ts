import { isStarted, type SampleEntry } from '../../domain/samples/sample-entry.ts';
import type { SampleDrafts } from '../../ports/sample-drafts.ts';

/** What one user's form is kept by. */
export interface KeptSampleOrder {
  /** The form as it was left; null for none. */
  readonly find: () => SampleEntry | null;
  /** Keeps the form as it stands; one in which nothing was entered is not kept. */
  readonly keep: (entry: SampleEntry) => void;
  readonly forget: () => void;
}

/** Keeps a user's sample order until it is sent (specification §sample-form). */
export const makeKeepSampleOrder =
  ({ drafts }: { readonly drafts: SampleDrafts }) =>
  (email: string): KeptSampleOrder => ({
    find: () => drafts.find(email),
    keep: (entry) => {
      if (isStarted(entry)) drafts.keep(email, entry);
      else drafts.forget(email);
    },
    forget: () => drafts.forget(email),
  });

export type KeepSampleOrder = ReturnType<typeof makeKeepSampleOrder>;

import type { FoundDocuments } from '../../domain/documents/list-state.ts';
import type { Clock } from '../../ports/clock.ts';

/** How long a list that is gone back to stands as it was, in milliseconds. */
const lifetime = 5 * 60_000;

/** What the list showed last, for who goes back to it (specification §list-again). */
export interface ListAgain {
  /** Keeps what the list shows now and when that was asked for, in milliseconds; null while it asks. */
  keep(found: FoundDocuments | null, asked: number): void;
  /** What was kept, where it is young and nothing was changed since; else null. */
  last(): FoundDocuments | null;
  /** Something was changed, or another signed in: what was found before need not be so any more. */
  forget(): void;
}

/** Keeps the last list for a while, for who comes back to it (specification §list-again). */
export const makeListAgain = ({ clock }: { readonly clock: Pick<Clock, 'now'> }): ListAgain => {
  let last: FoundDocuments | null = null;
  let [since, changed] = [0, 0];
  return {
    keep: (found, asked) => {
      last = found;
      since = asked;
    },
    last: () => (since > changed && clock.now() - since < lifetime ? last : null),
    forget: () => {
      changed = clock.now();
    },
  };
};

import type { QuickOrderDraft, QuickOrderDrafts } from '../../ports/quick-order-drafts.ts';

/** What is typed of a quick order: its lines, and the list that is no line yet. */
export type TypedOrder = Omit<QuickOrderDraft, 'version'>;

/** A tab's hold on a quick order that is kept. */
export interface KeptQuickOrder {
  /** What was kept before the tab opened it; null for nothing. */
  readonly found: TypedOrder | null;
  /** Whether there was room for all of it; else the lines at least are kept, where there is for them. */
  readonly keep: (typed: TypedOrder) => boolean;
  /** What another tab has kept since this one kept or caught up with it; null for nothing. */
  readonly catchUp: () => TypedOrder | null;
}

interface Ports {
  readonly drafts: QuickOrderDrafts;
  readonly newVersion: () => string;
  /** Whoever signed out, here or in another tab, leaves nothing behind: a screen that closes then keeps no more. */
  readonly isSignedIn: () => boolean;
}

/** Keeps an owner's quick order (specification §quick-order). Of several tabs with the same one each knows what another has written since. */
export const makeKeepQuickOrder =
  ({ drafts, newVersion, isSignedIn }: Ports) =>
  (owner: string): KeptQuickOrder => {
    const found = drafts.find(owner);
    let version = found?.version ?? null;
    return {
      found,
      keep: ({ lines, pasted }) => {
        if (!isSignedIn()) return true;
        version = newVersion();
        const draft = { version, lines, pasted };
        const isAllKept = drafts.keep(owner, draft);
        // A text that finds no room must not take the lines with it.
        if (!isAllKept && pasted !== '') drafts.keep(owner, { ...draft, pasted: '' });
        return isAllKept;
      },
      catchUp: () => {
        const draft = drafts.find(owner);
        if (draft === null || draft.version === version) return null;
        version = draft.version;
        return draft;
      },
    };
  };

export type KeepQuickOrder = ReturnType<typeof makeKeepQuickOrder>;

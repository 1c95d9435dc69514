import type { QuickOrderDraft, QuickOrderDrafts } from '../../ports/quick-order-drafts.ts';

/** Quick orders not in the basket yet, in memory. A `blocked` store takes none. */
export const createMemoryQuickOrderDrafts = ({ blocked = false } = {}): QuickOrderDrafts => {
  const kept = new Map<string, QuickOrderDraft>();
  return {
    find: (owner) => kept.get(owner) ?? null,
    keep: (owner, draft) => {
      if (!blocked) kept.set(owner, draft);
      return !blocked;
    },
  };
};

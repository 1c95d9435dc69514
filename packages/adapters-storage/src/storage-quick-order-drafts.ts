import type { TypedLine } from '@connect/core/domain/ordering/quick-order-paste';
import type { QuickOrderDraft, QuickOrderDrafts } from '@connect/core/ports/quick-order-drafts';
import type { SafeStore } from './safe-store.ts';
import { quickOrderDrafts } from './storage-form-drafts.ts';
import { fromJson, list, shape, text } from './shape.ts';

const keyOf = (owner: string): string => quickOrderDrafts + owner;

const isDraft = shape<QuickOrderDraft>({
  version: text,
  lines: list(shape<TypedLine>({ sku: text, quantity: text })),
  pasted: text,
});

/** Quick orders not in the basket yet, as JSON under `quick-order:{owner}`. A corrupt one is none. */
export const createStorageQuickOrderDrafts = (store: SafeStore): QuickOrderDrafts => ({
  find: (owner) => {
    // Older versions kept no pasted text.
    const draft: unknown = Object.assign({ pasted: '' }, fromJson(store.get(keyOf(owner))));
    return isDraft(draft) ? draft : null;
  },
  keep: (owner, draft) => {
    const json = JSON.stringify(draft);
    store.set(keyOf(owner), json);
    return store.get(keyOf(owner)) === json;
  },
});

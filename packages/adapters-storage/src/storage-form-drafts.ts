import type { FormDrafts } from '@connect/core/ports/form-drafts';
import type { SafeStore } from './safe-store.ts';

/** What the keys of quick orders that are not in the basket begin with. */
export const quickOrderDrafts = 'quick-order:';
/** What the keys of sample orders that were not sent begin with. */
export const sampleDrafts = 'sample-draft:';
/** What the keys of a tab's checkouts that were not sent begin with. */
export const unsentCheckouts = 'checkout:';
/** What the keys of other forms that were begun in a tab begin with. */
const begunForms = 'draft:';

/** The begun forms in the browser's store and the tab's. Every page can sign out, and few need more of these forms. */
export const createStorageFormDrafts = (store: SafeStore, tab: SafeStore): FormDrafts => ({
  clear: () => {
    [quickOrderDrafts, sampleDrafts].forEach(store.removeAll);
    [unsentCheckouts, begunForms].forEach(tab.removeAll);
  },
});

import type { BegunForms } from '@connect/core/ports/begun-forms';
import type { SafeStore } from './safe-store.ts';

/** What the keys of sample orders that were not sent begin with. */
export const sampleDrafts = 'sample-draft:';
/** What the keys of a tab's checkouts that were not sent begin with. */
export const unsentCheckouts = 'checkout:';

/** The begun forms in the browser's store and the tab's. Every page can sign out, and few need more of these forms. */
export const createStorageBegunForms = (store: SafeStore, tab: SafeStore): BegunForms => ({
  clear: () => {
    store.removeAll(sampleDrafts);
    tab.removeAll(unsentCheckouts);
  },
});

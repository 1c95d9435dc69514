import { fromStoredRange, toStoredRange } from '@connect/core/domain/calendar/date-range';
import type { StoredRange } from '@connect/core/domain/calendar/date-range';
import type { Preferences } from '@connect/core/ports/preferences';
import type { SafeStore } from './safe-store.ts';
import { fromJson, shape, text } from './shape.ts';

const isStoredRange = shape<StoredRange>({ date_from: text, date_to: text });

/** The user's choices under `picker-range` and `ls-orderShowingType` (specification §browser-storage), whether figures are hidden under
 * `censored`, and the remembered email under `email`. */
export const createStoragePreferences = (store: SafeStore): Preferences => ({
  range: () => {
    const stored = fromJson(store.get('picker-range'));
    return isStoredRange(stored) ? fromStoredRange(stored) : null;
  },
  setRange: (range) => store.set('picker-range', JSON.stringify(toStoredRange(range))),
  view: () => store.get('ls-orderShowingType'),
  setView: (view) => store.set('ls-orderShowingType', view),
  censored: () => store.get('censored') !== 'false',
  setCensored: (censored) => store.set('censored', String(censored)),
  rememberedEmail: () => store.get('email') || null,
  rememberEmail: (email) => (email ? store.set('email', email) : store.remove('email')),
});

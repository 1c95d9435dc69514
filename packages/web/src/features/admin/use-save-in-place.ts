import { ok } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';

import { useCommand } from '../../shared/query/use-command.ts';
import type { Entry } from './use-entry.ts';

/** What it says, however the server writes it: blanks and capitals aside, its parts in whatever order. */
const saying = (text: unknown): string =>
  JSON.stringify(text, (_, value: unknown) => {
    if (typeof value === 'string') return value.replaceAll(/\s/g, '').toLowerCase();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
  });

/**
 * Saves in place of what `was` there, or of what was saved unheard before, where that stands there now: it is nobody else's. `compared` is what
 * of it tells whether it does.
 */
export const useSaveInPlace = <Was, Wanted extends Was, Saved>(
  { unheard, setUnheard }: Pick<Entry<Was, unknown>, 'unheard' | 'setUnheard'>,
  was: Was,
  save: (wanted: Wanted, was: Was) => Promise<Result<Saved, Refusal>>,
  readNow: (like: Was) => Promise<Result<Was, Refusal>>,
  compared: (text: Was) => unknown = (text) => text,
) => {
  const standing = async (): Promise<Result<Was, Refusal>> => {
    for (const each of unheard) {
      const read = await readNow(each);
      if (!read.ok || saying(compared(read.value)) === saying(compared(each))) return read;
    }
    return ok(was);
  };
  return useCommand(async (wanted: Wanted): Promise<Result<Saved, Refusal>> => {
    const before = await standing();
    if (!before.ok) return before;
    // The page may be loaded again before the answer comes.
    setUnheard([wanted, ...unheard]);
    const answer = await save(wanted, before.value);
    if (answer.ok || answer.refusal.failure !== 'unavailable') setUnheard(unheard);
    return answer;
  });
};

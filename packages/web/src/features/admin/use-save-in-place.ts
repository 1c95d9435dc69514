import { ok } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';

import { useCommand } from '../../shared/query/use-command.ts';
import type { Entry } from './use-entry.ts';

/** What it says, as the server keeps it: without blanks at the ends of texts, its parts in whatever order. */
const saying = (text: unknown): string =>
  JSON.stringify(text, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
  });

/** Saves in place of what `was` there, or of what was saved unheard before, where that stands there now: it is nobody else's. */
export const useSaveInPlace = <Was, Wanted extends Was, Saved>(
  { lost, keepLost }: Pick<Entry<Was, unknown>, 'lost' | 'keepLost'>,
  was: Was,
  save: (wanted: Wanted, was: Was) => Promise<Result<Saved, Refusal>>,
  readNow: (like: Was) => Promise<Result<Was, Refusal>>,
) => {
  const standing = async (): Promise<Result<Was, Refusal>> => {
    for (const each of lost) {
      const read = await readNow(each);
      if (!read.ok || saying(read.value) === saying(each)) return read;
    }
    return ok(was);
  };
  return useCommand(async (wanted: Wanted): Promise<Result<Saved, Refusal>> => {
    const before = await standing();
    if (!before.ok) return before;
    const answer = await save(wanted, before.value);
    if (!answer.ok && answer.refusal.failure === 'unavailable') keepLost(wanted);
    return answer;
  });
};

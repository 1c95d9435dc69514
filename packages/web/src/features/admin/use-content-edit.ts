import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import type { Query } from '../../shared/query/use-query.ts';
import type { Entry } from './use-entry.ts';
import { useSaveInPlace } from './use-save-in-place.ts';

/** Somebody else's: what stands there now, or that it was removed. */
export type Theirs<Each> = { readonly now: Each | null } | null;

/** Takes over what a list has now, before a form closes: whoever edits the same once more begins with what was saved. */
export const refreshing =
  <Value>(all: Pick<Query<Value>, 'set' | 'reload'>, read: () => Promise<Result<Value, Refusal>>) =>
  async (): Promise<void> => {
    const now = await read();
    if (now.ok) all.set(now.value);
    else all.reload();
  };

/**
 * Saves a text in place of what its entry was begun with, null for none. Where somebody else has changed it, what stands there now is read, so that
 * the next press is about that: what was typed stays, and nothing goes unseen. Where an answer got lost, the next press is about what was saved
 * then, if it was. Busy until `onWritten` has taken over what is there then.
 */
export const useContentEdit = <Each>(
  entry: Pick<Entry<Each | null, unknown>, 'was' | 'unheard' | 'setUnheard' | 'forget'>,
  save: (wanted: Each, was: Each | null) => Promise<Result<null, Refusal>>,
  readNow: (like: Each | null) => Promise<Result<Each | null, Refusal>>,
  onWritten: () => Promise<void>,
) => {
  const [was, setWas] = useState(entry.was);
  const [theirs, setTheirs] = useState<Theirs<Each>>(null);
  const written = async (wanted: Each, before: Each | null): Promise<Result<null, Refusal>> => {
    const answer = await save(wanted, before);
    if (answer.ok) await onWritten();
    return answer;
  };
  const { busy, refusal, run } = useSaveInPlace(entry, was, written, readNow);
  const submit = async (wanted: Each): Promise<boolean> => {
    const answer = await run(wanted);
    if (answer?.ok) {
      entry.forget();
      return true;
    }
    if (answer?.refusal.message?.code !== 'changed_meanwhile') return false;
    const read = await readNow(was);
    if (!read.ok) return false;
    setWas(read.value);
    setTheirs({ now: read.value });
    return false;
  };
  return { busy, refusal, theirs, submit };
};

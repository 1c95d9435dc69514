import { ok } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useRef, useState } from 'react';

import { useCommand } from '../../shared/query/use-command.ts';
import type { Query } from '../../shared/query/use-query.ts';
import type { Entry } from './use-entry.ts';

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

/** What it says, as the server keeps it: without blanks at its ends. */
const saying = (text: unknown): string =>
  JSON.stringify(
    typeof text === 'object' && text !== null ? Object.entries(text).toSorted(([a], [b]) => a.localeCompare(b)) : text,
    (_, value: unknown) => (typeof value === 'string' ? value.trim() : value),
  );

/**
 * Saves a text in place of what its entry was begun with, null for none. Where somebody else has changed it, what stands there now is read, so that
 * the next press is about that: what was typed stays, and nothing goes unseen. Where an answer got lost, the next press is about what was saved
 * then, if it was. Busy until `onWritten` has taken over what is there then.
 */
export const useContentEdit = <Each>(
  { was: first, forget }: Pick<Entry<Each | null, unknown>, 'was' | 'forget'>,
  save: (wanted: Each, was: Each | null) => Promise<Result<null, Refusal>>,
  readNow: (like: Each | null) => Promise<Result<Each | null, Refusal>>,
  onWritten: () => Promise<void>,
) => {
  const [was, setWas] = useState(first);
  const [theirs, setTheirs] = useState<Theirs<Each>>(null);
  /** What may have been saved, though no answer came. */
  const lost = useRef<readonly Each[]>([]);
  const standing = async (): Promise<Result<Each | null, Refusal>> => {
    for (const each of lost.current) {
      const read = await readNow(each);
      if (!read.ok || saying(read.value) === saying(each)) return read;
    }
    return ok(was);
  };
  const { busy, refusal, run } = useCommand(async (wanted: Each) => {
    const before = await standing();
    if (!before.ok) return before;
    const answer = await save(wanted, before.value);
    if (answer.ok) await onWritten();
    else if (answer.refusal.failure === 'unavailable') lost.current = [wanted, ...lost.current];
    return answer;
  });
  const submit = async (wanted: Each): Promise<boolean> => {
    const answer = await run(wanted);
    if (answer?.ok) {
      forget();
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

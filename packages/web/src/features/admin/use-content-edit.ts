import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useCommand } from '../../shared/query/use-command.ts';

/** Somebody else's: what stands there now, or that it was removed. */
export type Theirs<Each> = { readonly now: Each | null } | null;

/**
 * Saves a text in place of what the page showed, null for none. Where somebody else has changed it, what stands there now is read, so that
 * the next press is about that: what was typed stays, and nothing goes unseen.
 */
export const useContentEdit = <Each>(
  first: Each | null,
  save: (wanted: Each, was: Each | null) => Promise<Result<null, Refusal>>,
  readNow: (was: Each | null) => Promise<Result<Each | null, Refusal>>,
) => {
  const [was, setWas] = useState(first);
  const [theirs, setTheirs] = useState<Theirs<Each>>(null);
  const { busy, refusal, run } = useCommand(save);
  const submit = async (wanted: Each): Promise<boolean> => {
    const answer = await run(wanted, was);
    if (answer?.ok) return true;
    if (answer?.refusal.message?.code !== 'changed_meanwhile') return false;
    const read = await readNow(was);
    if (!read.ok) return false;
    setWas(read.value);
    setTheirs({ now: read.value });
    return false;
  };
  return { busy, refusal, theirs, submit };
};

import { createContext, use, useEffect, useEffectEvent } from 'react';

import { useDraft } from '../../shared/forms/use-draft.ts';

/** What a form of the area holds and has not saved. */
export interface UnsavedEntry {
  readonly giveUp: () => void;
}

/** Told of what is not saved, null for nothing. */
const Unsaved = createContext<(entry: UnsavedEntry | null) => void>(() => undefined);
export const UnsavedProvider = Unsaved.Provider;

export interface Entry<Was, Form> {
  readonly form: Form;
  readonly edit: (part: Partial<Form>) => void;
  /** What it is to be saved in place of: what stood there when it was begun, maybe before a new login. */
  readonly was: Was;
  /** What may have been saved, though no answer came, the last first. */
  readonly unheard: readonly Was[];
  readonly setUnheard: (sent: readonly Was[]) => void;
  readonly isUnsaved: boolean;
  /** Goes on with what was saved. */
  readonly restart: (was: Was, form: Form) => void;
  /** It was saved, or given up. */
  readonly forget: () => void;
}

/**
 * What an administrator types in place of `standing`, which a form shows as `first`. By its `name` it is there again after a new login, and
 * the area is not left without a question while it is not saved, nor while `hasMore` that the form holds is not.
 */
export const useEntry = <Was, Form extends object>(
  name: string,
  standing: Was,
  first: Form,
  hasMore = false,
): Entry<Was, Form> => {
  // A list, as one that is not there is kept, too.
  const initial = (): { readonly was: readonly [Was]; readonly form: Form } => ({ was: [standing], form: first });
  const [draft, setDraft, forgetDraft] = useDraft(`admin ${name}`, initial);
  const [unheard, setUnheard, forgetUnheard] = useDraft<readonly Was[]>(`admin unheard ${name}`, () => []);
  // What an older page of the portal kept may lack a part.
  const form = { ...first, ...draft.form };
  const isTyped = JSON.stringify(form) !== JSON.stringify(first);
  const isUnsaved = hasMore || isTyped;
  // What was kept may have been saved unheard, and stands there as it was typed: whatever comes next is in place of that.
  const was = isTyped ? draft.was[0] : standing;
  const forget = (): void => {
    forgetDraft();
    forgetUnheard();
  };
  const notify = use(Unsaved);
  const giveUp = useEffectEvent(forget);
  useEffect(() => {
    if (!isUnsaved) giveUp();
    notify(isUnsaved ? { giveUp: () => giveUp() } : null);
    return () => notify(null);
  }, [isUnsaved, notify]);
  const restart = (saved: Was, next: Form): void => {
    setDraft({ was: [saved], form: next });
    setUnheard([]);
    forget();
  };
  return {
    form,
    edit: (part) => setDraft({ was: [was], form: { ...form, ...part } }),
    was,
    unheard,
    setUnheard,
    isUnsaved,
    restart,
    forget,
  };
};

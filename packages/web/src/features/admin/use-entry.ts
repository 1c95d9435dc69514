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
  const [draft, setDraft, forget] = useDraft(`admin ${name}`, () => ({ was: standing, form: first }));
  // What an older page of the portal kept may lack a part.
  const form = { ...first, ...draft.form };
  const isUnsaved = hasMore || JSON.stringify(form) !== JSON.stringify(first);
  const tell = use(Unsaved);
  const giveUp = useEffectEvent(forget);
  useEffect(() => {
    if (!isUnsaved) giveUp();
    tell(isUnsaved ? { giveUp: () => giveUp() } : null);
    return () => tell(null);
  }, [isUnsaved, tell]);
  const restart = (was: Was, next: Form): void => {
    setDraft({ was, form: next });
    forget();
  };
  return {
    form,
    edit: (part) => setDraft({ was: draft.was, form: { ...form, ...part } }),
    was: draft.was,
    isUnsaved,
    restart,
    forget,
  };
};

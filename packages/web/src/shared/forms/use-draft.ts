import { useState } from 'react';

import { useSession } from '../../services.ts';

/** What the keys of drafts begin with in the tab's store, which forgets them when somebody logs out. */
const prefix = 'draft:';

/** The tab's store may be full or blocked (decisions §broken-storage): a draft is then none. */
const tab = {
  get: (key: string): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  set: (key: string, value: unknown): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It is not kept.
    }
  },
  forget: (key: string): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is none.
    }
  },
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Whether something is what a form keeps, as far as that can be told: what another version of the portal kept may be something else. */
const isLike = <Value extends object | string>(kept: unknown, form: Value): kept is Value =>
  kept !== null &&
  kindOf(kept) === kindOf(form) &&
  (typeof form === 'string' ||
    Object.entries(form).every(([name, value]) => kindOf(Reflect.get(Object(kept), name)) === kindOf(value)));

const useKey = (form: string): string => `${prefix}${useSession().user.email} ${form}`;

/** Forgets what was typed in a form: it was given up. */
export const useForgetDraft = (form: string): (() => void) => {
  const key = useKey(form);
  return () => tab.forget(key);
};

/**
 * What somebody types in a form, by a name of the form. It is there again after a look at other pages, and after a new login of the same
 * person where the session ran out meanwhile, also where that loads the portal again, as long as the tab stays. `forget` when it was
 * sent, or given up.
 */
export const useDraft = <Value extends object | string>(
  form: string,
  initial: () => Value,
): readonly [value: Value, set: (value: Value) => void, forget: () => void] => {
  const key = useKey(form);
  const [value, setValue] = useState(() => {
    const [kept, first] = [tab.get(key), initial()];
    return isLike(kept, first) ? kept : first;
  });
  const set = (next: Value): void => {
    tab.set(key, next);
    setValue(next);
  };
  return [value, set, useForgetDraft(form)];
};

import { useState } from 'react';

import { useSession } from '../../services.ts';

const drafts = new Map<string, unknown>();

/**
 * What somebody types in a form, by a name of the form. It is there again after a look at other pages, and after a new sign-in of the same
 * person where the session ran out meanwhile, as long as the portal stays open. `forget` when it was sent, or given up.
 */
export const useDraft = <Value extends object | string>(
  form: string,
  initial: () => Value,
): readonly [value: Value, set: (value: Value) => void, forget: () => void] => {
  const { user } = useSession();
  const key = `${user.email} ${form}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Under a form's name is what that form keeps.
  const [value, setValue] = useState(() => (drafts.get(key) as Value | undefined) ?? initial());
  const set = (next: Value): void => {
    drafts.set(key, next);
    setValue(next);
  };
  return [value, set, () => void drafts.delete(key)];
};

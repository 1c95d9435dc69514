import { useState } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from './visually-hidden.css.ts';

/**
 * What was done, for those who hear the page: `said` stands in the page from the beginning, `say` has a text heard. In the same words as
 * before it is heard again, as its node is another one.
 */
export const useSaid = (): readonly [said: ReactNode, say: (text: string) => void] => {
  const [{ text, times }, setSaid] = useState({ text: '', times: 0 });
  const said = (
    <div className={visuallyHidden} aria-live="polite" aria-atomic>
      <span key={times}>{text}</span>
    </div>
  );
  return [said, (next) => setSaid((before) => ({ text: next, times: before.times + 1 }))];
};

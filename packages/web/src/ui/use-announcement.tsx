import { useState } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from './visually-hidden.css.ts';

/**
 * Announces to screen readers what was done: `announcement` is the live region, drawn from the beginning, and `announce` sets its text. The
 * same text is announced again, as its node is another one. While what was announced has failed, nothing is.
 */
export const useAnnouncement = (
  hasFailed = false,
): readonly [announcement: ReactNode, announce: (text: string) => void] => {
  const [{ text, times }, setState] = useState({ text: '', times: 0 });
  const announcement = (
    <div className={visuallyHidden} aria-live="polite" aria-atomic>
      <span key={times}>{hasFailed ? '' : text}</span>
    </div>
  );
  return [announcement, (next) => setState((before) => ({ text: next, times: before.times + 1 }))];
};

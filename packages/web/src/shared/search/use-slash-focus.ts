import { useEffect } from 'react';
import type { RefObject } from 'react';

import { isSingleKey } from './single-keys.ts';

/** `/` moves the focus to a search box. */
export const useSlashFocus = (input: RefObject<HTMLInputElement | null>, enabled = true): void => {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '/')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, enabled]);
};

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For what takes the place of where the focus was, in a frame or else on the page: asked for in an event, it has the focus once that is drawn,
 * if the focus is still where it was then, or with what went.
 */
export const useFocusNext = (frame?: RefObject<HTMLElement | null>): ((selector: string) => void) => {
  const next = useRef<{ readonly selector: string; readonly from: Element | null } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { selector, from } = next.current;
    const found = frame?.current?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
    found?.focus();
    if (found || document.activeElement !== from) next.current = null;
  });
  return (selector) => {
    next.current = { selector, from: document.activeElement };
  };
};

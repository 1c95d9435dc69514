import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For what takes the place of where the focus was, in a frame or else on the page: asked for in an event, it has the focus once that is drawn. */
export const useFocusNext = (frame: RefObject<HTMLElement | null>): ((selector: string) => void) => {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const selector = next.current;
    if (selector !== null)
      (frame.current?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector))?.focus();
    next.current = null;
  });
  return (selector) => {
    next.current = selector;
  };
};

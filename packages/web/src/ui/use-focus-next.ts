import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For what takes the place of where the focus was: asked for in an event, it has the focus once that is drawn. */
export const useFocusNext = (frame: RefObject<HTMLElement | null>): ((selector: string) => void) => {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current !== null) frame.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return (selector) => {
    next.current = selector;
  };
};

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What a list that shows more entries of a log by a button stands on: the list, and what the button does. */
interface ReadOn<List> {
  readonly list: RefObject<List | null>;
  readonly showMore: () => void;
}

/** Reading goes on where the new entries begin, as the button moves away or goes. Entries are `li` that may have the focus. */
export const useReadOn = <List extends HTMLElement>(log: {
  readonly entries: readonly unknown[] | null;
  readonly more: (() => void) | null;
}): ReadOn<List> => {
  const list = useRef<List>(null);
  const shown = useRef<number | null>(null);
  const count = log.entries?.length ?? 0;
  useEffect(() => {
    if (shown.current === null || count <= shown.current) return;
    list.current?.querySelectorAll('li')[shown.current]?.focus();
    shown.current = null;
  }, [count]);
  const showMore = (): void => {
    shown.current = count;
    log.more?.();
  };
  return { list, showMore };
};

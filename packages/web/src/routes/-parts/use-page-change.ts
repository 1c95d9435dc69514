import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Tells of another page as a browser does for a new document: the title, and the focus at the start of the content, unless
 * the page put it somewhere itself.
 */
export const usePageChange = (routeId: string, title: string): void => {
  // Before the page's own effects, which may name what it is about.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const shown = useRef(routeId);
  useEffect(() => {
    if (shown.current === routeId) return;
    shown.current = routeId;
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [routeId]);
};

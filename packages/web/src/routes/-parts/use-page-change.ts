import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Tells of another page, or the same one in a new frame, as a browser does for a new document: the title, and the focus at the start of
 * the content, unless the page put it somewhere itself.
 */
export const usePageChange = (routeId: string, frameKey: string | null, title: string): void => {
  // Before the page's own effects, which may name what it is about.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const page = `${routeId} ${frameKey}`;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [page]);
};

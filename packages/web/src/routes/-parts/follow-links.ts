import type { AnyRouter } from '@tanstack/react-router';

/** How a link within the program is marked: it leads to a page, which is fetched ahead, or to the same place of another storefront. */
export type Within = 'page' | 'place';

/** The link within the program that an event is on. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[data-within]') : null;

/**
 * Has the router follow the document's links within the program. The router's own links ask at each change of the address whether they
 * lead there, which in a list took longer than to draw the page that was opened (ADR 173).
 */
export const followLinks = (router: AnyRouter): void =>
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || link.target || isElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    void router.navigate({ href, resetScroll: link.dataset['within'] === 'page' });
  });

/** Puts the focus into the search of the page, whose text has just been cleared. */
export const focusSearch = (): void => {
  document.querySelector<HTMLElement>('#content search input')?.focus({ preventScroll: true });
};

/** Puts the focus at the start of the page's content, for a button that goes with what it did. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });

/** Puts the focus at the start of the page's content, for a button that goes with what it did. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });

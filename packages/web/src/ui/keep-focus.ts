import { focusContent } from './focus-content.ts';

/** What Tab stops at, and can be seen. */
const stopsIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );

/** What tells a stop from the others: its name, or else its look, as the name of the account's button is longer once the user is known. */
const marks: readonly ((stop: Element) => string)[] = [
  (stop) => (stop.getAttribute('aria-label') ?? stop.textContent).trim(),
  ({ className }) => className,
];

/** What has neighbours that one goes on to, or is over once it is done. */
const parts = 'table, ul, ol, form, dialog';

/**
 * The same stop made anew, such as one of a header that came in place of that of a page on its way; null where no other or several may be
 * it, and for what was one of several, as a row's.
 */
const madeAnew = (gone: Element, around: Node): HTMLElement | null => {
  const stood = around instanceof Element ? around.closest(parts) : null;
  if (gone.isConnected || gone.closest(parts) || stood) return null;
  const stops = stopsIn(document.body).filter(({ tagName }) => tagName === gone.tagName);
  for (const mark of marks) {
    const same = stops.filter((stop) => mark(gone) !== '' && mark(stop) === mark(gone));
    if (same.length === 1) return same[0] ?? null;
  }
  return null;
};

/** Puts the focus on what is next to a place in its part of the page, or else on the start of the content. */
const goOnAt = (place: Range): void => {
  const parent = place.commonAncestorContainer;
  let around = parent instanceof Element ? parent : parent.parentElement;
  while (around && !around.matches('main, body')) {
    const stops = stopsIn(around);
    const next = stops.find((stop) => place.comparePoint(stop, 0) > 0) ?? stops.at(-1);
    if (next) return next.focus();
    around = around.parentElement;
  }
  focusContent();
};

/**
 * Keeps the focus on the page for good, from when somebody has it: when what has it goes, or answers no more, browsers put it on the body,
 * and whoever uses the keyboard begins at the top. A screen that knows a better place puts it there itself (ADR 76).
 */
export const keepFocus = (): void => {
  let last: Element | null = null;
  /** The same, while it is seen to be hidden. */
  let hidden: Element | null = null;
  // Around what has the focus; the browser moves it to where that was.
  const place = document.createRange();
  const note = (): void => {
    last = document.activeElement;
    hidden = null;
    if (last?.parentNode) place.selectNode(last);
  };
  const isLost = (): boolean =>
    [null, document.body, last].includes(document.activeElement) &&
    last !== null &&
    (!last.isConnected || last.matches(':disabled'));
  note();
  // What had the focus first was gone before this was there to see it.
  if (last === document.body) focusContent();
  document.addEventListener('focusin', note);
  // Who presses on nothing leaves on purpose.
  document.addEventListener('click', note, true);
  new MutationObserver(() => {
    // React hides what waits for its code, and the browser lets go of what is hidden: once it is shown again it has the focus again.
    if (last?.isConnected && document.activeElement === document.body) {
      if (!last.checkVisibility()) hidden = last;
      else if (last === hidden && last instanceof HTMLElement) last.focus({ preventScroll: true });
    }
    // Effects of the screen that took it away come first.
    if (isLost())
      setTimeout(() => {
        if (!isLost()) return;
        const again = last && madeAnew(last, place.commonAncestorContainer);
        if (again) again.focus({ preventScroll: true });
        else goOnAt(place);
      });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
};

/** So long after somebody last did something a page asks by itself, in milliseconds: a login that nobody uses is to end. */
const attendedFor = 5 * 60_000;

let usedAt = Date.now();
const onUse = (): void => {
  usedAt = Date.now();
};
for (const use of ['pointermove', 'pointerdown', 'wheel', 'keydown', 'visibilitychange'])
  window.addEventListener(use, onUse, { capture: true, passive: true });
// The window's own: what the page gives the focus to is no use of it.
window.addEventListener('focus', onUse);

/** Whether somebody is at the page. Without them it asks nothing by itself, as each call prolongs their login (specification §session). */
export const isAttended = (): boolean => document.visibilityState === 'visible' && Date.now() - usedAt < attendedFor;

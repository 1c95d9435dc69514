import './page-behind.ts';

/** As long as `motion.panel`, in milliseconds. */
const duration = 180;

/**
 * A dialog that is being taken out of the page goes as it came: what it looked like fades over the page, where nobody can press, reach or hear it.
 * Where nothing is to move it is gone at once.
 */
export const leave = (dialog: HTMLDialogElement): void => {
  if (!('showPopover' in dialog) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = dialog.cloneNode(true);
  if (!(picture instanceof HTMLDialogElement)) return;
  picture.inert = true;
  picture.popover = 'manual';
  picture.removeAttribute('open');
  for (const each of [picture, ...picture.querySelectorAll('[id], [name]')]) {
    each.removeAttribute('id');
    each.removeAttribute('name');
  }
  // Where its words and its theme were.
  dialog.parentElement?.append(picture);
  picture.showPopover();
  picture.scrollTop = dialog.scrollTop;
  const { transform } = getComputedStyle(picture);
  const timing = { duration, easing: 'ease-out', fill: 'forwards' } as const;
  picture.animate({ opacity: [1, 0], transform: ['none', transform] }, timing).finished.then(
    () => picture.remove(),
    () => picture.remove(),
  );
  picture.animate({ opacity: [1, 0] }, { ...timing, pseudoElement: '::backdrop' });
};

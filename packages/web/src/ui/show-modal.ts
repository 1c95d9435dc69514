/** Opens a dialog over the page. The page keeps the scrollbar's room by itself meanwhile, for then there is none: see `global.css.ts`. */
export const showModal = (dialog: HTMLDialogElement | null): void => {
  const { documentElement: root } = document;
  if (!root.querySelector('dialog:modal')) root.style.setProperty('--scrollbar', `${innerWidth - root.offsetWidth}px`);
  dialog?.showModal();
};

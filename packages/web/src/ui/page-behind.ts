/** As long as `motion.panel`, in milliseconds. */
const going = 180;

let timer: ReturnType<typeof setTimeout> | undefined;
/*
 * Keeps the page behind a dialog still until that has gone, from when this is loaded: its scrollbar would take room from both while they
 * are seen (`global.css.ts`).
 */
document.addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (newState !== 'closed' || !(target instanceof HTMLDialogElement)) return;
    const { dataset } = document.documentElement;
    dataset['dialogGoes'] = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete dataset['dialogGoes'], going);
  },
  true,
);

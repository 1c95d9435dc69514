const { documentElement: root } = document;

/** How much room the window's scrollbar takes, for the style sheet: while a dialog is open the page keeps that room by itself. */
const know = (): void => {
  if (!document.querySelector('dialog:modal'))
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
};

know();
addEventListener('resize', know);

export {};

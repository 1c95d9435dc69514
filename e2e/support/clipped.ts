import type { Page } from '@playwright/test';

/** Texts that do not fit into their places, with how many pixels they lack: headings, buttons, badges, cells and the like. */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const places = 'h1, h2, h3, button, a, summary, label, legend, th, td, td *, dt, dd, p, span, figcaption, option';
    const clipped = [...document.querySelectorAll<HTMLElement>(places)].filter((element) => {
      const { display, overflowX, clipPath, textOverflow } = getComputedStyle(element);
      const isRead = element.checkVisibility() && element.offsetWidth > 2 && clipPath === 'none';
      // The longest name of a trail, and a buyer's own number in a short row, may be cut short, with a mark, so that they stay one line: the
      // page, or the document's, has it in full.
      const hasWhole = textOverflow === 'ellipsis' && element.title.trim() === element.textContent.trim();
      const mayBeCut = hasWhole || element.closest('[data-long]') !== null;
      // What is in a line has no box of its own, and what scrolls shows all it has.
      const isBox = !['inline', 'contents'].includes(display) && !['auto', 'scroll'].includes(overflowX);
      return (
        isRead &&
        isBox &&
        !mayBeCut &&
        element.textContent.trim() !== '' &&
        element.scrollWidth - element.clientWidth > 1
      );
    });
    return clipped.map(
      (element) => `${element.textContent.trim().slice(0, 60)}: ${element.scrollWidth - element.clientWidth} px`,
    );
  });

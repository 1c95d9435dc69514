import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Tells the journey where the focus was. */
    readonly reportLostFocus?: (place: string) => void;
  }
}

/** So many looks in a row may find the focus on nothing: what was pressed is gone, and the next place not drawn yet, on a busy machine. */
const mostUnfocused = 40;

/**
 * Watches every page of a context, and fills the answer with the places from which the focus was lost: what had it is gone, hidden or
 * disabled, and it went nowhere.
 */
export const watchFocus = async (context: BrowserContext): Promise<string[]> => {
  const lost: string[] = [];
  await context.exposeBinding('reportLostFocus', ({ page }, place: string) => {
    lost.push(`${new URL(page.url()).pathname}: ${place}`);
  });
  await context.addInitScript((most) => {
    let last: Element | null = null;
    let looks = 0;
    const note = () => {
      last = document.activeElement;
    };
    document.addEventListener('focusin', note, true);
    // Who presses on nothing leaves on purpose.
    document.addEventListener('click', note, true);
    setInterval(() => {
      const at = document.activeElement ?? document.body;
      const isThere = last?.isConnected === true && !last.matches(':disabled') && last.getClientRects().length > 0;
      if (last === null || last === document.body || isThere || (at !== document.body && !at.matches(':disabled')))
        looks = 0;
      else {
        looks += 1;
        if (looks <= most) return;
        window.reportLostFocus?.(last.outerHTML.slice(0, 200));
        last = null;
      }
    }, 50);
  }, mostUnfocused);
  return lost;
};

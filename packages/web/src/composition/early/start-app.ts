/** The element that names the app's first file; while developing there is none, and the app starts by itself. */
export const entryId = 'entry';

/** Waits until a style sheet is there, or will not come. */
const settled = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    if (sheet.sheet) resolve(null);
    for (const event of ['load', 'error']) sheet.addEventListener(event, resolve);
  });

/**
 * Starts the app once its styles are there, so that nothing of it is drawn without them, and once what the page itself has to show is on
 * show: to run the app's code keeps a browser from anything else.
 */
export const startApp = (shown: () => Promise<unknown>): void => {
  const start = async (): Promise<void> => {
    const entry = document.getElementById(entryId);
    if (!(entry instanceof HTMLLinkElement)) return;
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    await Promise.all([...Array.from(sheets, settled), shown()]);
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry.href }),
    );
  };
  addEventListener('DOMContentLoaded', () => void start());
};

/** Of the window: the server is no longer reached, or is again. The browser itself tells of its own line alone. */
const change = 'connect:line';
const types = ['online', 'offline', change];
/** How long until what asks the server is fetched again where that failed, in milliseconds. */
const pause = 3_000;

let answers = true;

/** Whether the portal can be reached: the browser has a line, and the server answered when it was last asked. */
export const hasLine = (): boolean => navigator.onLine && answers;

/** Says whether the server answers. */
export const setAnswers = (does: boolean): void => {
  if (does === answers) return;
  answers = does;
  dispatchEvent(new Event(change));
};

/** Calls when the line is gone or back. Returns how to stop. */
export const listenToLine = (listener: () => void): (() => void) => {
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
};

/**
 * Finds out whether the server at an origin can be reached, after a call that nobody answered: it may have been that call alone. While
 * it cannot, it is asked again by itself.
 */
export const checkLine = async (host: string): Promise<void> => {
  // The browser says by itself when its own line is back.
  if (!navigator.onLine) return;
  try {
    const { askServer } = await import('./ask-server.ts');
    await askServer(`${host}/health`);
  } catch {
    // Not even its code can be had.
    setAnswers(false);
    setTimeout(() => void checkLine(host), pause);
  }
};

/** Of the window: the server is no longer reached, or is again. The browser itself tells of its own line alone. */
const change = 'connect:line';
const types = ['online', 'offline', change];

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

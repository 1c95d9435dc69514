import { hasLine, setAnswers } from './line.ts';

/** How long until a server that did not answer is asked again, at first and at most, in milliseconds. */
const pauses = { first: 1_000, last: 15_000 };
/** How long it may take to answer. */
const patience = 5_000;

/** So often is it told again that a server is back, each time after a pause twice as long: whatever fails always, is not asked for ever. */
const tellings = 4;

let told = tellings;
let telling: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<boolean> | null = null;
let pause = pauses.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let last = '';

const ask = async (): Promise<boolean> => {
  try {
    const { ok, type } = await fetch(last, {
      method: 'HEAD',
      // Of one with another origin it is enough that it is there.
      mode: 'no-cors',
      signal: AbortSignal.timeout(patience),
    });
    return ok || type === 'opaque';
  } catch {
    return false;
  }
};

/**
 * Tells once more that the server is back, as who failed meanwhile listens only once that is on show: a call that was sent before may fail long after, on a machine that is
 * busy.
 */
const tellAgain = (): void => {
  clearTimeout(telling);
  if (told === tellings) return;
  telling = setTimeout(
    () => {
      told += 1;
      dispatchEvent(new Event('online'));
    },
    pauses.first * 2 ** told,
  );
};

/** Asks whether the server is there. While it is not, it is asked again by itself, after growing pauses. */
export const askServer = async (address: string): Promise<void> => {
  last = address;
  asking ??= ask();
  const found = await asking;
  asking = null;
  if (found && !hasLine()) told = 0;
  setAnswers(found);
  if (found) {
    tellAgain();
    clearTimeout(timer);
    timer = undefined;
    pause = pauses.first;
  } else {
    // Calls that fail meanwhile ask at once, and leave the pause as it is.
    timer ??= setTimeout(() => {
      timer = undefined;
      pause = Math.min(pause * 2, pauses.last);
      void askServer(last);
    }, pause);
  }
};

// The browser's own line is back: at once.
addEventListener('online', () => {
  if (!hasLine()) void askServer(last);
});

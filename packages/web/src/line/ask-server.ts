import { hasLine, setAnswers } from './line.ts';

/** How long until a server that did not answer is asked again, at first and at most, in milliseconds. */
const pauses = { first: 1_000, last: 15_000 };
/** How long it may take to answer. */
const patience = 5_000;

/** So long after it is back may a call still fail that was sent before, in milliseconds. */
const returning = 3_000;

let returnedAt = -Infinity;
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

/** Asks whether the server is there. While it is not, it is asked again by itself, after growing pauses. */
export const askServer = async (address: string): Promise<void> => {
  last = address;
  asking ??= ask();
  const found = await asking;
  asking = null;
  const now = performance.now();
  const isBack = found && !hasLine();
  if (isBack) returnedAt = now;
  setAnswers(found);
  // Who failed as it came back was not listening yet when that was told: it is told again.
  if (found && !isBack && now - returnedAt < returning) dispatchEvent(new Event('online'));
  if (found) {
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

import { hasLine, setAnswers } from './line.ts';

/** How long until a server that did not answer is asked again, at first and at most, in milliseconds. */
const pauses = { first: 1_000, last: 15_000 };
/** How long it may take to answer. */
const patience = 5_000;

/** How often `online` is dispatched again after a server came back, each time after a pause twice as long. Limited, as a call may fail every time. */
const mostRepeats = 4;

let repeats = mostRepeats;
let repeatTimer: ReturnType<typeof setTimeout> | undefined;
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
 * Dispatches `online` once more. A view listens for it only once it shows that its call failed, and a call that was sent before the server
 * came back may fail long after, on a busy machine.
 */
const repeatOnline = (): void => {
  clearTimeout(repeatTimer);
  if (repeats === mostRepeats) return;
  repeatTimer = setTimeout(
    () => {
      repeats += 1;
      dispatchEvent(new Event('online'));
    },
    pauses.first * 2 ** repeats,
  );
};

/** Asks whether the server is there. While it is not, it is asked again by itself, after growing pauses. */
export const askServer = async (address: string): Promise<void> => {
  last = address;
  asking ??= ask();
  const found = await asking;
  asking = null;
  if (found && !hasLine()) repeats = 0;
  setAnswers(found);
  if (found) {
    repeatOnline();
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

import { setAnswers } from './line.ts';

/** How long until what asks the server is fetched again where that failed, in milliseconds. */
const pause = 3_000;

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

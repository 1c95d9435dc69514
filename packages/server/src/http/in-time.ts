import type { MiddlewareHandler } from 'hono';
import { setTimeout } from 'node:timers/promises';
import { unavailable } from '../refusal.ts';
import type { Environment } from './environment.ts';
import { refuse } from './serve.ts';

/** Whether something says yes within so many milliseconds. Who asks while it is being looked has the same answer: two hundred at once cost one look. */
export const inTime = (look: () => Promise<boolean>, patience: number): (() => Promise<boolean>) => {
  const lookOnce = async (): Promise<boolean> => {
    const timer = new AbortController();
    const late = setTimeout(patience, false, { signal: timer.signal }).catch(() => false);
    const answer = await Promise.race([look().catch(() => false), late]);
    timer.abort();
    return answer;
  };
  let underWay: Promise<boolean> | null = null;
  return () => (underWay ??= lookOnce().finally(() => (underWay = null)));
};

/**
 * Answers 503 to whoever has waited for so many milliseconds while the database does not answer: one that hangs breaks no connection, and would be
 * waited for as long as it hangs. What was begun may be done all the same, as with any answer that is lost.
 */
export const answerWhileItHangs = (
  isDatabaseThere: () => Promise<boolean>,
  patience: number,
): MiddlewareHandler<Environment> => {
  const look = inTime(isDatabaseThere, 800);
  return async (context, next) => {
    const timer = new AbortController();
    const answered = next().finally(() => timer.abort());
    const isHanging = async (): Promise<boolean> => {
      while (await setTimeout(patience, true, { signal: timer.signal }).catch(() => false))
        if (!(await look())) return true;
      return false;
    };
    const hangs = await Promise.race([answered.then(() => false), isHanging()]);
    return hangs ? refuse(context, unavailable) : undefined;
  };
};

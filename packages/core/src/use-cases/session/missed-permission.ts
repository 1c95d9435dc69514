import type { Clock } from '../../ports/clock.ts';
import type { KeptSession } from './current-session.ts';

/** Within so many milliseconds it is not asked for twice: a page may be refused several things at once, and again where nothing changed. */
const pause = 10_000;

/**
 * What follows when the server refuses somebody for want of a permission that the page may have believed in: the session is asked for
 * anew (specification §session), once in a while.
 */
export const makeMissedPermission = (session: Pick<KeptSession, 'change'>, clock: Pick<Clock, 'now'>): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = clock.now();
    if (Math.abs(at - last) < pause) return;
    last = at;
    session.change();
  };
};

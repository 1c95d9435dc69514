import type { Impersonation } from '../../ports/impersonation.ts';
import type { StoppedActing } from '../../ports/stopped-acting.ts';
import type { SessionStores } from './session-stores.ts';

/**
 * Restores the saved token as the active one, removes the saved one and forgets the customer's data (specification §acting-for-a-customer, decisions
 * §acting-within-limits). False when nobody is impersonated. The server is not told: it ended the acting itself, if only for its time being over.
 */
export const makeRestoreOwnSession =
  ({ tokens, documentCache, figureCache }: SessionStores) =>
  (): boolean => {
    const own = tokens.impersonator();
    if (own === null) return false;
    tokens.set(own);
    tokens.setImpersonator(null);
    // A store that was too full for both has room now.
    if (tokens.current() !== own) tokens.set(own);
    documentCache.clear();
    figureCache.clear();
    return true;
  };

export interface StopPorts {
  readonly impersonation: Impersonation;
  readonly stoppedActing: StoppedActing;
}

/** Reports to the server that acting was stopped. The stop is kept, to be reported again, until the server could be reached. */
export const makeReportStop =
  ({ impersonation, stoppedActing }: StopPorts) =>
  async (actingToken: string): Promise<void> => {
    stoppedActing.add(actingToken);
    const answer = await impersonation.stop(actingToken);
    if (answer.ok || answer.refusal.failure !== 'unavailable') stoppedActing.remove(actingToken);
  };

/** Reports every stop that the server may not know of yet. */
export const makeReportStops = (ports: StopPorts) => {
  const reportStop = makeReportStop(ports);
  return async (): Promise<void> => {
    await Promise.all(ports.stoppedActing.all().map(reportStop));
  };
};

/** Stops at once, whether the server hears of it now or later. */
export const makeStopImpersonating = (ports: SessionStores & StopPorts) => {
  const restore = makeRestoreOwnSession(ports);
  const reportStop = makeReportStop(ports);
  return (): boolean => {
    const acting = ports.tokens.current();
    const stopped = restore();
    if (stopped && acting !== null) void reportStop(acting);
    return stopped;
  };
};

export type StopImpersonating = ReturnType<typeof makeStopImpersonating>;

import type { Container } from 'inversify';
import type { Services } from '../services.ts';
import { PortalClientToken, SearchToken, SessionTokensToken } from './tokens.ts';

/** How often stops are reported that the server does not know of yet, in milliseconds. */
const reportInterval = 30_000;

/** Reports stopped acting that the server does not know of: at once, when the network is back, and every `reportInterval`. */
export const keepReportingStops = ({ reportStops }: Pick<Services, 'reportStops'>, page: EventTarget): void => {
  const report = (): void => void reportStops().catch(() => undefined);
  report();
  page.addEventListener('online', report);
  setInterval(report, reportInterval);
};

/**
 * Starts at once what the first page will wait for: with a token the session, the customer and the search credentials, side
 * by side; without one the portal's adapters, as soon as somebody turns to the sign-in form.
 */
export const warmUp = (container: Container, { session }: Pick<Services, 'session'>, page: EventTarget): void => {
  const fetchAhead = (start: () => Promise<unknown>): void => {
    // The page that needs it asks again, and shows the failure.
    start().catch(() => undefined);
  };
  if (container.get(SessionTokensToken).current()) {
    fetchAhead(session.ensure);
    fetchAhead(container.get(SearchToken).prepare);
    return;
  }
  const once = new AbortController();
  const turnedTo = (): void => {
    once.abort();
    fetchAhead(container.get(PortalClientToken));
  };
  for (const type of ['focusin', 'pointerdown', 'input'])
    page.addEventListener(type, turnedTo, { signal: once.signal });
};

import type { Container } from 'inversify';
import type { Services } from '../services.ts';
import { PortalClientToken, SearchToken, SessionTokensToken } from './tokens.ts';

/** How often the server is told again of what it did not hear of, in milliseconds. */
const tellEvery = 30_000;

/** Tells the server of stopped acting it did not hear of: at once, when the network is back, and now and then in between. */
export const keepTelling = ({ tellStops }: Pick<Services, 'tellStops'>, page: EventTarget): void => {
  const tell = (): void => void tellStops().catch(() => undefined);
  tell();
  page.addEventListener('online', tell);
  setInterval(tell, tellEvery);
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

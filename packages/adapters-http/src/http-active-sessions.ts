import { endAllSessions, endSession, sessions, signIns } from '@connect/contract/active-sessions';
import type { ActiveSessions } from '@connect/core/ports/active-sessions';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The user's sessions over HTTP. */
export const createHttpActiveSessions = (portal: PortalClient): ActiveSessions => ({
  list: async () => answered(await portal.json(sessions), ({ data }) => data),
  history: async () => answered(await portal.json(signIns), ({ data }) => data),
  end: (id) => portal.done(endSession, { params: { id } }),
  endAll: () => portal.done(endAllSessions),
});

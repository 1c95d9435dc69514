import { endAllSessions, endSession, sessions, signIns } from '@connect/contract/active-sessions';
import type { ActiveSessions } from '@connect/core/ports/active-sessions';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The user's sessions over HTTP. */
export const createHttpActiveSessions = (portal: PortalClient): ActiveSessions => ({
  list: async () => answered(await portal.json(sessions), ({ data }) => data),
  history: async () => answered(await portal.json(signIns), ({ data }) => data),
  end: (id, password) => portal.done(endSession, { params: { id }, body: { password } }),
  endAll: (password) => portal.done(endAllSessions, { body: { password } }),
});

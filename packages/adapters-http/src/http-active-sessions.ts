import { endAllSessions, endSession, sessions } from '@connect/contract/active-sessions';
import type { ActiveSession as WireSession } from '@connect/contract/active-sessions';
import type { ActiveSession, ActiveSessions } from '@connect/core/ports/active-sessions';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

const toActiveSession = (wire: WireSession): ActiveSession => ({
  id: wire.id,
  createdAt: wire.created_at,
  lastSeenAt: wire.last_seen_at,
  userAgent: wire.user_agent,
  address: wire.address,
  current: wire.current,
});

/** The user's sessions over HTTP. */
export const createHttpActiveSessions = (portal: PortalClient): ActiveSessions => ({
  list: async () => answered(await portal.json(sessions), ({ data }) => data.map(toActiveSession)),
  end: (id) => portal.done(endSession, { params: { id } }),
  endAll: () => portal.done(endAllSessions),
});

import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { SearchAccess } from '../application/search-access.ts';

export const serveSearchCalls = (serve: Serve, searchAccess: SearchAccess, scope: CustomerScope): void => {
  serve(calls.searchCredentials, async ({ user, sessionId }) => {
    const { expiresAt, ...credentials } = await searchAccess.credentials({ ...user, sessionId }, scope.isNarrow(user));
    return ok({ ...credentials, expires_at: expiresAt });
  });
};

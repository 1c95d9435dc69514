import { calls } from '@connect/contract/calls';
import { userKind } from '@connect/core/domain/access/user';
import { ok } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { Identity } from '../../identity.ts';
import { searchSession } from '../application/search-session.ts';
import type { SearchAccess } from '../application/search-access.ts';

interface SearchCallsParts {
  readonly searchAccess: SearchAccess;
  readonly scope: CustomerScope;
  /** The classifications a brand manager is limited to; null for those who see every product. */
  readonly categoryLimit: (person: Pick<Identity, 'id' | 'permissions'>) => Promise<readonly string[] | null>;
}

export const serveSearchCalls = (serve: Serve, { searchAccess, scope, categoryLimit }: SearchCallsParts): void => {
  serve(calls.searchCredentials, async ({ user, sessionId }) => {
    const { expiresAt, ...credentials } = await searchAccess.credentials(
      { ...user, sessionId: searchSession(sessionId, user) },
      {
        narrow: scope.isNarrow(user),
        categories: userKind(user) === 'brand-manager' ? await categoryLimit(user) : null,
      },
    );
    return ok({ ...credentials, expires_at: expiresAt });
  });
};

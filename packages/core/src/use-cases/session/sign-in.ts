import type { User } from '../../domain/access/user.ts';
import type { Result } from '../../domain/result.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { DocumentCache } from '../../ports/document-cache.ts';
import type { FigureCache } from '../../ports/figure-cache.ts';
import type { Preferences } from '../../ports/preferences.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Signs in: keeps the token, forgets what an earlier user left in the caches, and remembers the email alone when asked to
 * (decisions 21). Refused with the server's message. Throws when the server is out of reach.
 */
export const makeSignIn =
  (ports: {
    readonly authentication: Authentication;
    readonly tokens: SessionTokens;
    readonly documentCache: DocumentCache;
    readonly figureCache: FigureCache;
    readonly preferences: Preferences;
  }) =>
  async ({ email, password, remember }: Credentials): Promise<Result<User, string>> => {
    const answer = await ports.authentication.login(email, password);
    if (!answer.ok) return answer;
    ports.tokens.clear();
    ports.documentCache.clear();
    ports.figureCache.clear();
    ports.tokens.set(answer.value.token);
    ports.preferences.rememberEmail(remember ? email : null);
    return { ok: true, value: answer.value.user };
  };

export type SignIn = ReturnType<typeof makeSignIn>;

import type { Session } from '../../domain/access/session.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** Who is signed in as far as the token says, for what is shown before the server has answered. Null when nobody is. */
export const makeExpectedSession =
  ({ tokens }: { readonly tokens: SessionTokens }) =>
  (): Session | null => {
    const user = tokens.user();
    return user && { user, customer: null, manager: null, impersonating: tokens.impersonator() !== null };
  };

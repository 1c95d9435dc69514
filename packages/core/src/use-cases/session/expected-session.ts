import type { Session } from '../../domain/access/session.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** Who is signed in as far as the token says, for what is shown before the server has answered (specification §slow-and-lost-lines). Null when nobody is. */
export const makeExpectedSession =
  ({ tokens }: { readonly tokens: SessionTokens }) =>
  async (): Promise<Session | null> => {
    const user = await tokens.user();
    return user && { user, customer: null, manager: null, impersonating: tokens.impersonator() !== null };
  };

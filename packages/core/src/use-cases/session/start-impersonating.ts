import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { ownMessage } from '../../domain/access/server-message.ts';
import type { User } from '../../domain/access/user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import type { SessionStores } from './session-stores.ts';
import { makeReportStop } from './stop-impersonating.ts';
import type { StopPorts } from './stop-impersonating.ts';

/** A saved token beside one of an account manager's own is left over, and means nothing. */
const isActing = (tokens: SessionTokens): boolean =>
  tokens.impersonator() !== null && tokens.kind() !== 'account-manager';

/** Keeps the acting token beside the own one. False when there is no room for both: then the own one goes on. */
const keepBoth = (tokens: SessionTokens, own: string, acting: string): boolean => {
  tokens.setImpersonator(own);
  if (tokens.impersonator() === own) tokens.set(acting);
  if (tokens.current() === acting) return true;
  tokens.setImpersonator(null);
  if (tokens.current() !== own) tokens.set(own);
  return false;
};

/**
 * Begins to act for a customer: keeps the own token exactly as it is, to go on with when it stops, and forgets what is cached
 * (specification §browser-storage, decisions §acting-within-limits). Refused while acting already, as the server does. Changes nothing when another session began meanwhile, or when
 * the browser cannot keep both tokens. `reason` is why, in the manager's own words, where the portal asks.
 */
export const makeStartImpersonating =
  (ports: SessionStores & StopPorts) =>
  async (customerNo: CustomerNo, reason?: string): Promise<Result<User, Refusal>> => {
    const { tokens, impersonation } = ports;
    if (isActing(tokens)) return refused({ failure: 'forbidden', message: ownMessage('not_while_impersonating') });
    const session = tokens.session();
    const answer = await impersonation.start(customerNo, reason);
    if (!answer.ok) return answer;
    const { token, user } = answer.value;
    const own = tokens.current();
    if (own === null || tokens.session() !== session || !keepBoth(tokens, own, token)) {
      void makeReportStop(ports)(token);
      return refused({ failure: 'unavailable', message: null });
    }
    ports.documentCache.clear();
    ports.figureCache.clear();
    return ok(user);
  };

export type StartImpersonating = ReturnType<typeof makeStartImpersonating>;

import type { TokenTimes } from '../domain/access/token-times.ts';
import type { User, UserKind } from '../domain/access/user.ts';

/** The tokens kept in the browser (specification §browser-storage), for all its tabs. Reading never throws; a store that does not work holds nothing. */
export interface SessionTokens {
  /** The active token. */
  current(): string | null;
  /** Names the session of the active token, which a renewed token goes on with. */
  session(): string | null;
  /** What kind of user the active token is of, as far as it says; null when it does not, or there is none. */
  kind(): UserKind | null;
  /** The user of the active token as far as it says, names not among it; null when it does not, or there is none. */
  user(): Promise<User | null>;
  /** When the active token was given out, and when its session ends; null where it does not tell, or there is none. */
  times(): Promise<TokenTimes | null>;
  set(token: string): void;
  /** The staff member's own token while they impersonate a customer. */
  impersonator(): string | null;
  setImpersonator(token: string | null): void;
  /** Forgets both. */
  clear(): void;
  /** Told whenever another tab may have changed the tokens. Returns how to stop listening. */
  onOtherTab(listener: () => void): () => void;
}

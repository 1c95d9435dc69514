/** The tokens kept in the browser (spec §3). Reading never throws; a store that does not work holds nothing. */
export interface SessionTokens {
  /** The active token. */
  current(): string | null;
  set(token: string): void;
  /** The staff member's own token while they impersonate a customer. */
  impersonator(): string | null;
  setImpersonator(token: string | null): void;
  /** Forgets both. */
  clear(): void;
}

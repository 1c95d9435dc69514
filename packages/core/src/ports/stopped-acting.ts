/** Tokens of acting that was stopped here and the server may not know of yet (specification §acting-for-a-customer); they outlive the page. Never throws. */
export interface StoppedActing {
  all(): readonly string[];
  add(actingToken: string): void;
  remove(actingToken: string): void;
}

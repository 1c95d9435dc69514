/** When a token was given out and until when its session goes on, in unix seconds of the server's clock. */
export interface TokenTimes {
  readonly issuedAt: number;
  readonly endsAt: number;
}

/** The seconds before its end at which that is announced (specification §session): two minutes, of a short life its last quarter. */
export const announcedAhead = ({ issuedAt, endsAt }: TokenTimes): number => Math.min(120, (endsAt - issuedAt) / 4);

/** How far a token is by the server's clock: `near` is announced, `over` no longer taken. */
export const lifeOf = (times: TokenTimes, now: number): 'far' | 'near' | 'over' => {
  const left = times.endsAt - now;
  if (left <= 0) return 'over';
  return left <= announcedAhead(times) ? 'near' : 'far';
};

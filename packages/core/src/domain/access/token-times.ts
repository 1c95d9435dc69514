/** When a token was given out and until when its session goes on, in unix seconds of the server's clock. */
export interface TokenTimes {
  readonly issuedAt: number;
  readonly endsAt: number;
}

/** The seconds before its end at which that is announced (specification §session): two minutes, of a short life its last quarter. */
export const announcedAhead = ({ issuedAt, endsAt }: TokenTimes): number => Math.min(120, (endsAt - issuedAt) / 4);

/** How close a token is to its end at `now`, in unix seconds of the server's clock. An end that is `near` is announced; a token that is `over` is refused. */
export const lifeOf = (times: TokenTimes, now: number): 'far' | 'near' | 'over' => {
  const left = times.endsAt - now;
  if (left <= 0) return 'over';
  return left <= announcedAhead(times) ? 'near' : 'far';
};

/** How far the renewals of a session came: the number of the newest secret given out, and when it first came back; null until it has. */
export interface Renewals {
  readonly newest: number;
  readonly usedAt: Date | null;
}

/**
 * After a newer secret came back, the one before it is good for so many milliseconds: longer than a call may take, as two tabs may have
 * asked at once.
 */
export const graceAtMost = 30_000;

const isSettled = ({ usedAt }: Renewals, now: Date, grace: number): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() > grace;

/**
 * How the renewals of a session stand once the secret of a number was presented: the newest one is the browser's from then on. Null where
 * the secret is a copy, as its owner has had a newer one for longer than the grace.
 *
 * The secret before the newest is taken until the newest has come back, whenever that is: its answer may have been lost. The newest is
 * followed by another once nobody can still be asking with the one before it.
 */
export const renewalBy = (presented: number, renewals: Renewals, now: Date, grace: number): Renewals | null => {
  const { newest, usedAt } = renewals;
  // One that is newer than any was given out before a backup was restored.
  if (presented > newest) return { newest: presented, usedAt: now };
  if (presented === newest) {
    if (usedAt === null) return { newest, usedAt: now };
    return isSettled(renewals, now, grace) ? { newest: newest + 1, usedAt: null } : renewals;
  }
  return presented === newest - 1 && !isSettled(renewals, now, grace) ? renewals : null;
};

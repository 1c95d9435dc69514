/** Seconds from a failed try to the next, by how many there were; the last goes for all after it. */
const waits = [5, 30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600] as const;
const lastWait = 6 * 3600;

/** Milliseconds from the first try to the last. */
const triedFor = 72 * 3_600_000;

/**
 * When something is tried again that failed so many times: null when it is given up, 72 hours after its first try. `chance`, from 0 to 1, spreads
 * tries over a fifth more or less than the wait, so that what failed together does not come back together.
 */
export const nextTry = (
  { attempts, firstTriedAt }: { readonly attempts: number; readonly firstTriedAt: Date },
  now: Date,
  chance: number,
): Date | null => {
  const over = firstTriedAt.getTime() + triedFor;
  if (now.getTime() >= over) return null;
  const wait = (waits[attempts - 1] ?? lastWait) * 1000 * (0.8 + 0.4 * chance);
  return new Date(Math.min(now.getTime() + wait, over));
};

/** How long what was asked for ahead may wait to be shown, in milliseconds. */
export const youth = 15_000;

/** A load that the page finds under way when it appears. */
export type StartedLoad<Answer> = () => Promise<Answer>;

/**
 * Begins a load at once. Whoever calls first, while it is young, gets its answer, and hears of its failure; any later call loads anew,
 * as somebody who tries again wants no old answer.
 */
export const beginLoad = <Answer>(load: () => Promise<Answer>, now: () => number): StartedLoad<Answer> => {
  const at = now();
  let begun: Promise<Answer> | null = load();
  begun.catch(() => undefined);
  return () => {
    const answer = now() - at < youth ? begun : null;
    begun = null;
    return answer ?? load();
  };
};

/** Milliseconds until a process goes by the rules that an administrator set at another one, at most. */
const every = 3000;

/** Has a process take over the rules of the portal every few seconds; while the database does not answer they stay as they are. */
export const followRules = (take: () => Promise<void>): (() => void) => {
  const timer = setInterval(() => void take().catch(() => undefined), every).unref();
  return () => clearInterval(timer);
};

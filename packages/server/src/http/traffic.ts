import type { MiddlewareHandler } from 'hono';

/** Who is in no hurry: a supplier's data, whoever sends a file of it or follows what comes in, the operator, and whoever looks whether the server is well. */
const inNoHurry = /^\/(api\/(integration\/|operator\/|v3\/admin\/import)|health(\/|$)|metrics$)/;

/** Counts who is being served by people's pages, so that what has time can leave it to them. */
export const createTraffic = (): { readonly count: MiddlewareHandler; readonly quiet: () => number } => {
  let [served, last] = [0, Number.NEGATIVE_INFINITY];
  return {
    count: async ({ req }, next) => {
      if (inNoHurry.test(req.path)) return next();
      served++;
      try {
        await next();
      } finally {
        served--;
        last = performance.now();
      }
    },
    quiet: () => (served > 0 ? 0 : performance.now() - last),
  };
};

import type { Plugin } from 'vite';

/** The children of routes as lists: the router takes both, and the names are for the types alone. */
export const withoutRouteNames = (code: string): string =>
  code.replace(/(\bconst \w+Children\b[^={]*=\s*)\{([^}]*)\}/g, (_, start: string, entries: string) => {
    const routes = [...entries.matchAll(/(\w+),?\s*$/gm)].map(([, route]) => route);
    return `${start}[${routes.join(', ')}]`;
  });

/** Routes without an id beside a path that says the same: the router makes the id of the path. */
export const withoutRouteIds = (code: string): string => code.replace(/\bid: ('[^']*'),\s*path: \1,/g, 'path: $1,');

/** Takes the names of routes, which are long and many, and ids that repeat paths out of the tree that the router's plugin generates. */
export const shortRouteTree = (): Plugin => ({
  name: 'connect:short-route-tree',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/routeTree\.gen\.ts$/ },
    handler: (code) => ({ code: withoutRouteIds(withoutRouteNames(code)), map: null }),
  },
});

import { createContext, use } from 'react';

/** Which links lead somewhere: a route that does not exist yet gets none, and appears by being added. */
export interface ExistingLinks {
  /** Whether a path such as `/connect/contact`, whatever its query or anchor, is a page of the portal. */
  has(path: string): boolean;
}

/** What the paths of a route are like: `$name` stands for any segment, `{-$name}` for any or none. */
const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .replace(/\/$/, '')
      .replace(/\/\{-\$[^/]+/g, '(/[^/]+)?')
      .replace(/\/\$[^/]+/g, '/[^/]+')}([?#]|$)`,
  );

/** From the full paths of the router, without the storefront pair they begin with, which are asked for with the first link. */
export const createExistingLinks = (routePaths: () => readonly string[]): ExistingLinks => {
  let patterns: readonly RegExp[] | undefined;
  return { has: (path) => (patterns ??= routePaths().map(patternOf)).some((pattern) => pattern.test(path)) };
};

const ExistingLinksContext = createContext<ExistingLinks>({ has: () => false });
export const ExistingLinksProvider = ExistingLinksContext;
export const useExistingLinks = (): ExistingLinks => use(ExistingLinksContext);

import { createContext, use } from 'react';

/** Which links lead somewhere: a route that does not exist yet gets none, and appears by being added. */
export interface ExistingLinks {
  /** Whether a path such as `/connect/contact`, whatever its query or anchor, is a page of the portal. */
  has(path: string): boolean;
}

const segmentsOf = (path: string): string[] =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .filter((segment) => segment !== '');

/** Whether a path is one of a route's: `$name` stands for any segment, `{-$name}` for any or none. */
const matches = ([first, ...rest]: readonly string[], path: readonly string[]): boolean => {
  if (first === undefined) return path.length === 0;
  const [segment, ...others] = path;
  if (first.startsWith('{-$') && matches(rest, path)) return true;
  if (segment === undefined) return false;
  return (first === segment || first.startsWith('$') || first.startsWith('{-$')) && matches(rest, others);
};

/** From the full paths of the router's pages, without the storefront pair they begin with. */
export const createExistingLinks = (routePaths: readonly string[]): ExistingLinks => {
  const routes = routePaths.map(segmentsOf);
  return { has: (path) => routes.some((route) => matches(route, segmentsOf(path))) };
};

const ExistingLinksContext = createContext<ExistingLinks>(createExistingLinks([]));
export const ExistingLinksProvider = ExistingLinksContext;
export const useExistingLinks = (): ExistingLinks => use(ExistingLinksContext);

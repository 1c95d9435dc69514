import { storefronts } from '@connect/core/domain/access/storefront';
import type { Storefront } from '@connect/core/domain/access/storefront';

/**
 * The storefront whose return page for staff an address is: to the letter that page (specification §staff-sign-in), at one of the portal's own origins.
 * Null for any other address.
 */
export const storefrontOfReturnPage = (
  address: string,
  { origins, basePath }: { origins: readonly string[]; basePath: string },
): Storefront | null => {
  const isPageOf = ({ pair }: Storefront): boolean => {
    const path = `${basePath}${pair ? `/${pair.region}/${pair.language}` : ''}/connect/staff-login`;
    return origins.some((origin) => address === origin + path);
  };
  return storefronts.find(isPageOf) ?? null;
};

/** Printable ASCII, as the protocol has it. */
export const isState = (state: string): boolean => /^[ -~]{1,512}$/.test(state);

/** The page's address with what it is told: a code, or why there is none; and its own state, so that it knows its question. */
export const backTo = (page: string, answer: { state: string } & ({ code: string } | { error: string })): string =>
  `${page}?${new URLSearchParams(answer).toString()}`;

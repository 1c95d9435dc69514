import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

export interface SecurityOptions {
  /** Hosts beside the page's own that it may call. */
  readonly connectTo: readonly string[];
  readonly imagesFrom: readonly string[];
  /** Hashes of the scripts and styles that the page itself holds: no others are inline. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Whether the caller's request came over https. */
  readonly overHttps: (request: Request) => boolean;
}

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin)),
];

/** A host as a policy may name it. An address of a shop is typed: a wildcard, or what ends a directive, is none. */
const oneHost = /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/;

/** The origins of pages that may frame another, by their addresses; what is no address of a host is left out. */
const framersOf = (addresses: readonly string[]): string[] =>
  originsOf(addresses.filter((address) => URL.canParse(address))).filter((origin) => oneHost.test(origin));

export const policyHeader = 'Content-Security-Policy';

/** What a page has that others have not. */
export interface OwnPolicy {
  /** Hashes of styles in it. */
  readonly styles?: readonly string[];
  /** Addresses whose pages may frame it, beside those of its own origin; without, nobody does. */
  readonly framedBy?: readonly string[];
}

/** What a page may run and fetch, and who may frame it. */
export const contentPolicy = (
  { connectTo, imagesFrom, inline = { scripts: [], styles: [] } }: SecurityOptions,
  { styles = [], framedBy }: OwnPolicy = {},
): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles, ...styles],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...originsOf(imagesFrom)],
    'connect-src': ["'self'", ...originsOf(connectTo)],
    'object-src': ["'none'"],
    'frame-ancestors': framedBy ? ["'self'", ...framersOf(framedBy)] : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Headers every answer carries that has none of its own: the page runs nothing but its own files and what it begins
 * with, and nobody frames it. */
export const securityHeaders = (given: SecurityOptions): MiddlewareHandler => {
  const { overHttps } = given;
  const policy = contentPolicy(given);
  const options = {
    // Storefronts show the pictures, too.
    crossOriginResourcePolicy: false,
    // The policy says who may frame what, and the demo's mailbox frames its mails.
    xFrameOptions: false,
    // Nobody is told an address, not even ourselves: that of a reset link carries its token.
    referrerPolicy: 'strict-origin',
    permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false, usb: false },
    overwrite: false,
  };
  const plain = secureHeaders({ ...options, strictTransportSecurity: false });
  // Browsers remember it for two years.
  const strict = secureHeaders({ ...options, strictTransportSecurity: 'max-age=63072000; includeSubDomains' });
  return async (context, next) => {
    await (overHttps(context.req.raw) ? strict : plain)(context, next);
    if (!context.res.headers.has(policyHeader)) context.res.headers.set(policyHeader, policy);
  };
};

export interface SecurityOptions {
  /** Hosts beside the page's own that it may call. */
  readonly connectTo: readonly string[];
  readonly imagesFrom: readonly string[];
}

const originsOf = (addresses: readonly string[]): string =>
  [...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin))]
    .map((origin) => ` ${origin}`)
    .join('');

/** Headers every answer carries: the page runs nothing but its own files, and nobody frames it. */
export const securityHeaders = ({ connectTo, imagesFrom }: SecurityOptions): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${originsOf(imagesFrom)}`,
    `connect-src 'self'${originsOf(connectTo)}`,
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Nobody is told an address, not even ourselves: that of a reset link carries its token.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Only over https: browsers remember it for two years. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

import { staffPositions, type StaffPosition } from '@connect/core/domain/access/staff';
import { storefronts } from '@connect/core/domain/access/storefront';
import * as v from 'valibot';
import type { KeyRing } from './key-ring.ts';
import { isLoopback } from './transport.ts';

// What the values of settings must be. Their texts say it without what was given, which may hold a password.

const isSmtpAddress = (url: string): boolean => {
  try {
    const { hostname, username, password } = new URL(url);
    decodeURIComponent(username + password);
    return hostname !== '';
  } catch {
    return false;
  }
};

export const whole = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

export const wholeAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
  v.url('is not an address'),
);
/** One that answers are believed from: by TLS, or on this machine. */
export const secureAddress = v.pipe(
  wholeAddress,
  v.check((url) => {
    const { protocol, hostname } = URL.canParse(url) ? new URL(url) : {};
    return protocol !== 'http:' || isLoopback(hostname ?? '');
  }, 'must start with https:// where it is not on this machine'),
);
export const address = v.pipe(
  wholeAddress,
  v.transform((url) => url.replace(/\/+$/, '')),
);

export const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//i, 'must start with http:// or https://'),
  v.check((url) => URL.canParse(url) || !/^https?:/i.test(url), 'is not an address'),
  v.check((url) => !URL.canParse(url) || /^\/*$/.test(new URL(url).pathname), 'must not have a path: BASE_PATH is it'),
  v.transform((url) => new URL(url).origin),
);

// Neither text repeats what was given: it may hold a password.
export const databaseAddress = v.pipe(
  v.string(),
  v.check((url) => /^postgres(ql)?:\/\//.test(url), 'must start with postgresql://'),
  v.check(
    (url) => !/^postgres(ql)?:/.test(url) || URL.canParse(url),
    'must be an address such as postgresql://user:password@db.example.com/connect?sslmode=verify-full',
  ),
);
export const smtpAddress = v.pipe(
  v.string(),
  v.check(
    (url) => /^smtp(s|\+insecure)?:\/\/./.test(url),
    'must start with smtp:// or smtps:// (smtp+insecure:// sends in clear where the server knows no TLS)',
  ),
  v.check(isSmtpAddress, 'must be an address such as smtp://user:password@mail.example.com:587'),
);

const storefrontNames = storefronts.map(({ name }) => name);

/** `UK=https://shop.example.com, DE=/`: each storefront's address, with a slash alone for the portal's own host. */
export const storefrontAddresses = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[^=]+=(https?:\/\/[^\s/?#]+|\/)[^\s?#]*$/, 'must be such as UK=https://shop.example.com'),
      v.transform((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1)] as const),
      v.check(([name]) => storefrontNames.includes(name), `must name one of ${storefrontNames.join(', ')}`),
    ),
  ),
  v.transform((parts) => Object.fromEntries(parts.map(([name, url]) => [name, url.replace(/\/+$/, '')]))),
);

/** `img.example.com, cdn.example.com`: hosts that pictures with addresses of their own are at. */
export const hosts = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toLowerCase()]))),
  v.array(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, 'must be hosts such as img.example.com')),
  ),
);

/** Words with blanks between them. */
export const words = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s+/).filter((word) => word !== '')),
);

/** `administrator=portal-admins, account-manager=sales`: each position's value in the claim that says who is staff. */
export const staffValues = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[a-z-]+=./, 'must be such as administrator=portal-admins, account-manager=sales'),
      v.transform((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const),
      v.check(
        ([position]) => staffPositions.some((each) => each === position),
        `must name one of ${staffPositions.join(', ')}`,
      ),
    ),
  ),
  v.transform((parts): Partial<Record<StaffPosition, string>> => Object.fromEntries(parts)),
);

export const flag = (fallback: 'on' | 'off') =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform((text) => text.toLowerCase()),
    v.picklist(['on', 'off', '1', '0', 'true', 'false'], 'must be on or off'),
    v.transform((text) => text === 'on' || text === '1' || text === 'true'),
  );

/** `on` is one proxy in front, a number so many, one behind the other. */
export const proxies = v.pipe(
  v.optional(v.string(), 'off'),
  v.transform((text) => text.toLowerCase()),
  v.regex(/^(on|off|true|false|[0-9])$/, 'must be off, on, or the number of proxies in front'),
  v.transform((text) => (text === 'on' || text === 'true' ? 1 : Number(text) || 0)),
);

/** `2026b:…,2026a:…`: keys with their names, the newest first. The text never repeats one. */
export const tokenKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,64}:[\w-]{43}$/, 'must be keys such as 2026b:…,2026a:…: connect keys new makes one'),
      v.transform((part) => ({ kid: part.slice(0, part.indexOf(':')), secret: part.slice(part.indexOf(':') + 1) })),
    ),
  ),
  v.check((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, 'must have each name once'),
  v.transform(([first, ...rest]): KeyRing | undefined => first && [first, ...rest]),
);

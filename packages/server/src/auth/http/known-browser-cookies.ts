import { createHash } from 'node:crypto';
import type { KeptCookies } from '../../http/kept-cookies.ts';
import type { KnownBrowser } from '../../known-browser.ts';
import { knownFor, type KnownBrowsers } from '../application/known-browsers.ts';

const prefix = 'known-';
/** Each account has a cookie of its own, so that people who share a browser leave each other's. */
const nameOf = (userId: string): string => prefix + createHash('sha256').update(userId).digest('hex').slice(0, 8);

/** For so many accounts is one browser known. */
const most = 5;

/** The cookies that say which accounts a browser is known to (ADR 167). Signing out leaves them. */
export interface KnownBrowserCookies {
  /** All at once, whomever one asks about: that takes as long for an email without an account. */
  all(cookies: KeptCookies): Promise<readonly KnownBrowser[]>;
  /** Makes the browser known to who has signed in; the oldest go where there are too many. */
  keep(cookies: KeptCookies, userId: string): Promise<void>;
}

export const createKnownBrowserCookies = (browsers: KnownBrowsers): KnownBrowserCookies => {
  const all = async (cookies: KeptCookies) => {
    const named = Object.entries(cookies.all()).filter(([name]) => name.startsWith(prefix));
    const read = await Promise.all(
      named.map(async ([name, value]) => {
        const browser = await browsers.read(value);
        return browser && { name, ...browser };
      }),
    );
    return read.filter((each) => each !== null);
  };
  return {
    all,
    keep: async (cookies, userId) => {
      const own = nameOf(userId);
      const others = (await all(cookies)).filter(({ name }) => name !== own).toSorted((a, b) => b.since - a.since);
      for (const { name } of others.slice(most - 1)) cookies.drop(name);
      cookies.keep(own, await browsers.issue(userId), knownFor);
    },
  };
};

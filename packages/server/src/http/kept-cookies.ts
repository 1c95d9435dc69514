import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { OriginOf } from './origin.ts';

/** What a browser keeps for the portal, out of reach of the scripts of any page. A page of elsewhere has none of it, and adds nothing. */
export interface KeptCookies {
  /** By name. */
  all(): Readonly<Record<string, string>>;
  keep(name: string, value: string, seconds: number): void;
  drop(name: string): void;
}

/** Whether a page of another origin asks. Every browser says it, but on a network without TLS, where older ones and newer name the page's origin. */
const isFromElsewhere = ({ headers }: Request, ownOrigin: string): boolean => {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  return site === null ? origin !== null && origin !== ownOrigin : site !== 'same-origin';
};

/** No page of a host beside this one can set a cookie of that name; browsers take one over TLS alone. */
const hostPrefix = '__Host-';

/** The cookies of a request, and of its answer. */
export const keptCookies = (context: Context, originOf: OriginOf): KeptCookies => {
  const origin = originOf(context.req.raw);
  const elsewhere = isFromElsewhere(context.req.raw, origin);
  const secure = origin.startsWith('https:');
  const prefix = secure ? hostPrefix : '';
  const options = { path: '/', secure, httpOnly: true, sameSite: 'Strict' } as const;
  return {
    all: () =>
      elsewhere
        ? {}
        : Object.fromEntries(
            Object.entries(getCookie(context)).flatMap(([name, value]) =>
              name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
            ),
          ),
    keep: (name, value, seconds) => {
      if (!elsewhere) setCookie(context, prefix + name, value, { ...options, maxAge: seconds });
    },
    drop: (name) => {
      if (!elsewhere) deleteCookie(context, prefix + name, options);
    },
  };
};

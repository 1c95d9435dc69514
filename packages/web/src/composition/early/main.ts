import { ageOfToken } from '@connect/adapters-storage/age-of-token';
import { configElementId } from '@connect/contract/config-element';
import { storefronts } from '@connect/core/domain/access/storefront';

import { beginCalls } from './begin-calls.ts';
import type { FirstCalls } from './begin-calls.ts';
import { filesToPreload, pageOf } from './first-pages.ts';
import type { FirstPages } from './first-pages.ts';
import { followScheme } from './follow-scheme.ts';

// What runs before the first paint and before any of the app's code, as a script of the page itself: see docs/adr/0080-first-paint.md.
declare global {
  interface ImportMetaEnv {
    /** Put in by the build; there is none while developing, where files come one by one. */
    readonly FIRST_PAGES?: FirstPages;
    readonly FIRST_CALLS?: FirstCalls;
  }
  /** Fetches the files of a page at once, in place of each when another asks for it. */
  var fetchAhead: ((path: string, signedIn: boolean) => void) | undefined;
}

/** Blocked storage holds nothing. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const isNamed = (config: unknown): config is { readonly apiHost: string } =>
  typeof config === 'object' && config !== null && 'apiHost' in config && typeof config.apiHost === 'string';

const root = document.documentElement;
followScheme(() => stored('scheme'));

const table = import.meta.env.FIRST_PAGES;
if (table) {
  const { pathname } = location;
  const signedIn = stored('jwt') !== null;
  const page = pageOf(table, pathname);
  root.lang =
    storefronts.find(({ pair }) => pair && pathname.includes(`/${pair.region}/${pair.language}/connect`))?.locale ??
    root.lang;
  const isBare = page?.bare || !(signedIn || page?.open);
  root.dataset['frame'] = isBare ? 'bare' : 'portal';
  root.dataset['shape'] = page?.shape ?? 'list';

  const fetched = new Set<string>();
  globalThis.fetchAhead = (path, isSignedIn) => {
    for (const href of filesToPreload(table, path, isSignedIn)) {
      if (fetched.has(href)) continue;
      fetched.add(href);
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
  };
  globalThis.fetchAhead(pathname, signedIn);

  const token = stored('jwt');
  const calls = import.meta.env.FIRST_CALLS;
  const config: unknown = JSON.parse(document.getElementById(configElementId)?.textContent ?? 'null');
  if (token && ageOfToken(token) < 1 && calls && isNamed(config))
    globalThis.begunCalls = beginCalls({
      calls,
      apiHost: config.apiHost,
      token,
      storage: localStorage,
      location,
      language: root.lang,
      fetch: (...call) => fetch(...call),
    });
}

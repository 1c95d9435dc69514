import { ageOfToken } from '@connect/adapters-storage/age-of-token';
import { createSystemClock } from '@connect/adapters-http/system-clock';
import { shape, text } from '@connect/adapters-storage/shape';
import { configElementId, ownTextsElementId } from '@connect/contract/config-element';
import { shownCurrency } from '@connect/core/domain/account/customer';
import { languageOf, storefronts } from '@connect/core/domain/access/storefront';

import { messageId } from '../../i18n/message-id.ts';

import { beginCalls } from './begin-calls.ts';
import type { FirstCalls, FoundList } from './begin-calls.ts';
import { filesToPreload, pageOf } from './first-pages.ts';
import type { FirstPages } from './first-pages.ts';
import { firstRows, showRows, warmUp } from './first-rows.ts';
import type { RowTexts } from './first-rows.ts';
import { followScheme } from './follow-scheme.ts';
import { startApp } from './start-app.ts';

// What runs before the first paint and before any of the app's code, as a script of the page itself: see docs/adr/0080-first-paint.md.
declare global {
  interface ImportMetaEnv {
    /** Put in by the build; there is none while developing, where files come one by one. */
    readonly FIRST_PAGES?: FirstPages;
    readonly FIRST_CALLS?: FirstCalls;
    readonly ROW_TEXTS?: RowTexts;
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

const isNamed = shape<{ readonly apiHost: string; readonly currency: string }>({ apiHost: text, currency: text });
const isCustomer = shape<{ readonly currency_code: string }>({ currency_code: text });
const held = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** The text that an administrator wrote in place of one, if any. */
const ownText = (own: unknown, language: string, english = ''): string | undefined => {
  const texts: unknown = Reflect.get(Object(own), language);
  const written: unknown = Reflect.get(Object(texts), messageId(english));
  return typeof written === 'string' ? written : undefined;
};

/** Rows that the page itself shows, once they are painted; the app waits for them so many milliseconds at most, from when it could start. */
let rowsPainted: Promise<unknown> | undefined;
const longestWait = 500;
const rowsShown = (): Promise<unknown> =>
  Promise.race([rowsPainted, new Promise((resolve) => setTimeout(resolve, longestWait))]);
startApp(rowsShown);

const root = document.documentElement;
followScheme(() => stored('scheme'));

const table = import.meta.env.FIRST_PAGES;
if (table) {
  const { pathname } = location;
  const token = stored('jwt');
  const signedIn = token !== null;
  const page = pageOf(table, pathname);
  root.lang =
    storefronts.find(({ pair }) => pair && pathname.includes(`/${pair.region}/${pair.language}/connect`))?.locale ??
    root.lang;
  const isBare = page?.bare || !(signedIn || page?.open);
  root.dataset['frame'] = isBare ? 'bare' : 'portal';
  root.dataset['shape'] = page?.shape ?? 'list';

  const fetched = new Set<string>();
  globalThis.fetchAhead = (path, isSignedIn) => {
    const files = filesToPreload(table, path, isSignedIn).filter((href) => !fetched.has(href));
    document.head.append(
      ...files.map((href) => {
        fetched.add(href);
        return Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
      }),
    );
  };

  /** Shows the list's rows as soon as there are any, however far the app is. */
  const show = async (found: FoundList, suppliersOwn: string): Promise<void> => {
    const locale = storefronts.find((storefront) => storefront.locale === root.lang)?.locale ?? 'en-GB';
    // The first formatters of a page take a twentieth of a second. Once the search is on its way, there is nothing to do but to wait for its answer.
    void found.kinds.then(() => setTimeout(() => warmUp(locale, suppliersOwn))).catch(() => undefined);
    const [answer, kinds, customer] = await Promise.all([found.answer, found.kinds, found.customer]);
    // What an administrator says otherwise (specification §own-texts) stands at the end of the page.
    const own = held(ownTextsElementId);
    const language = languageOf(locale);
    const texts = import.meta.env.ROW_TEXTS ?? {};
    const rows = firstRows(answer, {
      kinds,
      currency: shownCurrency(
        isCustomer(customer) ? { currencyCode: customer.currency_code } : null,
        false,
        suppliersOwn,
      ),
      locale,
      today: createSystemClock().today(),
      word: (text) => ownText(own, language, texts['en']?.[text]) ?? texts[language]?.[text] ?? '…',
    });
    showRows(rows, {
      app: document.getElementById('app'),
      card: document.querySelector('[data-static="portal"] [data-part="card"]'),
      prefix: pathname.replace(/\/orders.*/, ''),
      isTheirs: () => stored('jwt') === token,
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };

  const calls = import.meta.env.FIRST_CALLS;
  const config = held(configElementId);
  if (token && ageOfToken(token) < 1 && calls && isNamed(config))
    globalThis.begunCalls = beginCalls({
      calls,
      apiHost: config.apiHost,
      token,
      storage: localStorage,
      location,
      language: root.lang,
      fetch: (...call) => fetch(...call),
      onList: (found) => {
        rowsPainted = show(found, config.currency).catch(() => undefined);
      },
    });
  // The app's own files are on their way. More of them would keep the rows on a poor line, and are worth nothing without those.
  const ahead = (): void => globalThis.fetchAhead?.(pathname, signedIn);
  if (rowsPainted) void rowsShown().then(ahead);
  else ahead();
}

/** Which files the first page of a visit needs beside the entry's: their places in the list of all. */
export interface PreloadTable {
  readonly files: readonly string[];
  /** The texts of every page in the languages that have any, by what their addresses have before the page's. */
  readonly languages: Readonly<Record<string, number>>;
  /** Of every page behind the sign-in. */
  readonly portal: readonly number[];
  /** Of the sign-in page, where every other visitor is sent. */
  readonly signIn: readonly number[];
  /** The pages by a pattern of the end of their path; those without the portal's frame need nothing of it. */
  readonly pages: readonly { readonly pattern: string; readonly bare: boolean; readonly needs: readonly number[] }[];
}

/** The files to fetch for a path, by whether somebody seems to be signed in. */
export const filesToPreload = (table: PreloadTable, path: string, signedIn: boolean): readonly string[] => {
  const page = table.pages.find(({ pattern }) => new RegExp(pattern).test(path));
  const [, texts] = Object.entries(table.languages).find(([pair]) => path.includes(`${pair}/connect`)) ?? [];
  const needed = (): readonly number[] => {
    if (page?.bare) return signedIn ? [] : page.needs;
    return signedIn ? [...table.portal, ...(page?.needs ?? [])] : table.signIn;
  };
  return [texts ?? -1, ...needed()].flatMap((place) => table.files[place] ?? []);
};

/**
 * A script that runs before the entry is there and fetches, beside it, what the entry would ask for once it ran. The page
 * cannot say it itself: only the browser knows whether somebody is signed in, and the sign-in page loads nothing of the portal.
 * The same for a page that is gone on to: `fetchAhead(path, signedIn)`.
 */
export const preloadScript = (table: PreloadTable): string =>
  [
    '(() => {',
    'let signedIn = false;',
    // Blocked storage: nobody is signed in yet.
    "try { signedIn = localStorage.getItem('jwt') !== null; } catch {}",
    `const filesToPreload = ${filesToPreload.toString()};`,
    `const table = ${JSON.stringify(table)};`,
    'const fetched = new Set();',
    'globalThis.fetchAhead = (path, signedIn) => {',
    'for (const href of filesToPreload(table, path, signedIn)) if (!fetched.has(href)) {',
    'fetched.add(href);',
    "document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));",
    '}};',
    'fetchAhead(location.pathname, signedIn);',
    '})();',
  ].join('\n');

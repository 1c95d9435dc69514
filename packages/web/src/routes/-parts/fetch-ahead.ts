/** Fetches the files of a page at once, in place of each when another asks for it: the page's own script knows them (`composition/early`). */
export const fetchAhead = (path: string, signedIn: boolean): void => globalThis.fetchAhead?.(path, signedIn);

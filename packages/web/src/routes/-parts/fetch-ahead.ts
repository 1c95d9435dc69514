declare global {
  /** Of the script that the build puts before the entry's; absent while developing, where files come one by one. */
  var fetchAhead: ((path: string, signedIn: boolean) => void) | undefined;
}

/** Fetches the files of a page at once, in place of each when another asks for it. */
export const fetchAhead = (path: string, signedIn: boolean): void => globalThis.fetchAhead?.(path, signedIn);

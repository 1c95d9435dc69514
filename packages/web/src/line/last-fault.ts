let last: { readonly requestId: string; readonly at: number } | null = null;

/** Keeps by what the server's log knows a request that it made a fault of. */
export const keepFault = (requestId: string): void => {
  last = { requestId, at: performance.now() };
};

/** By what the log knows the fault of the last five seconds, which a page is about to tell; null when there was none. */
export const recentFault = (): string | null => (last && performance.now() - last.at < 5000 ? last.requestId : null);

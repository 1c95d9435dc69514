/** What is written about a request when it is over. */
export interface Trace {
  readonly id: string;
  /** The pattern of the route that answered, never the address itself, which may hold secrets. */
  route: string;
  userId?: string | undefined;
  /** The code of its refusal: which rule said no, never what was sent. */
  refused?: string | undefined;
  error?: unknown;
}

/** What Hono hands from the outer app to the apps inside it. */
export interface Environment {
  Bindings: {
    /** Node's request; absent when a request does not come over a socket, as in tests. */
    incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined; readonly localAddress?: string | undefined };
    };
    trace: Trace;
  };
}

/** A message to an endpoint, signed by each of these secrets. */
export interface Message {
  readonly url: string;
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  readonly secrets: readonly string[];
  /** The request it came of; null for none. */
  readonly requestId: string | null;
  /** The span that it is sent in, as a `traceparent`; null where nothing is measured. */
  readonly traceparent: string | null;
}

/** What an endpoint made of a message, in words; `gone` says that it wants no more. */
export interface Answer {
  readonly taken: boolean;
  readonly gone: boolean;
  readonly outcome: string;
}

/** Sends a message once, within a set time or until it is broken off. Never throws: whatever goes wrong is an answer. */
export type Post = (message: Message, brokenOff?: AbortSignal) => Promise<Answer>;

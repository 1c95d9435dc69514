/** What is told of a piece of work beside its name: what the log may have too, so never a value, an address or a name of somebody (specification §log). */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Whom the work is for or by: somebody who asks, another system that is asked, what was queued, or the process itself. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Milliseconds that it has gone on for already. */
  readonly since?: number;
}

/** A piece of work that is measured, within another or by itself. */
export interface Span {
  /** What names it to other systems, as W3C Trace Context has it. */
  readonly traceparent: string;
  /** False where nobody is told of it. */
  readonly isRecording: boolean;
  /** A piece of this one; null where none is told any more: this one is over, or has very many. */
  within(name: string, options?: SpanOptions): Span | null;
  rename(name: string): void;
  add(attributes: Attributes): void;
  /** It is over; `fault` is the kind of what went wrong, such as a name or code. */
  end(fault?: string): void;
}

export interface SpanStart extends SpanOptions {
  /** `traceparent` of somebody else's span that this one is within. */
  readonly parent?: string | null;
  /** `traceparent` of those that caused it, which are over. */
  readonly causes?: readonly string[];
}

/** Begins pieces of work that are within none of this process. */
export interface Tracer {
  begin(name: string, by?: SpanStart): Span;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanStart, Span, SpanOptions, Tracer } from './span.ts';

/** What is being done, which is known however deep in it. */
interface UnderWay {
  readonly requestId: string | null;
  /** That began it, where it is measured. */
  readonly root: Span | null;
  /** The piece of it that is at work. */
  readonly span: Span | null;
}

const underWay = new AsyncLocalStorage<UnderWay | undefined>();

/** Does what a request asks for: whatever it queues knows the request's id, and what it does is measured within `span` (specification §log). */
export const inRequest = <Answer>(id: string, work: () => Answer, span: Span | null = null): Answer =>
  underWay.run({ requestId: id, root: span, span }, work);

/** Id of the request that is being answered; null in a job of the server's own. */
export const currentRequest = (): string | null => underWay.getStore()?.requestId ?? null;

/** `traceparent` of what is being done as a whole, for what it queues; null where nothing is measured. */
export const currentTrace = (): string | null => underWay.getStore()?.root?.traceparent ?? null;

/** Whether what is being done is told of. */
export const isMeasured = (): boolean => underWay.getStore()?.span?.isRecording ?? false;

/** Does what is nobody's: begun by whoever asks, but none of it any more. */
export const outside = <Answer>(work: () => Answer): Answer => underWay.run(undefined, work);

/** The kind of what was thrown: its name, or the code that systems and databases have for it. Never its text, which may quote what it was given. */
export const faultKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { readonly code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name;
};

const ended = async <Answer>(span: Span, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await work();
    span.end();
    return answer;
  } catch (error) {
    span.end(faultKind(error));
    throw error;
  }
};

/** Measures a piece of what is being done; just does it where that is not measured. */
export const inSpan = <Answer>(
  name: string,
  work: (span: Span | null) => Promise<Answer>,
  options?: SpanOptions,
): Promise<Answer> => {
  const within = underWay.getStore();
  const span = within?.span?.within(name, options);
  if (!within || !span) return work(null);
  return ended(span, () => underWay.run({ ...within, span }, () => work(span)));
};

/** Measures work of the server's own as a whole, which `causes` may have asked for; just does it where there is no tracer. */
export const inTrace = <Answer>(
  tracer: Tracer | null,
  name: string,
  work: (span: Span | null) => Promise<Answer>,
  by?: SpanStart,
): Promise<Answer> => {
  if (!tracer) return work(null);
  const span = tracer.begin(name, by);
  return ended(span, () => underWay.run({ requestId: null, root: span, span }, () => work(span)));
};

/** Tells of a piece that is over already. */
export const recordSpan = (name: string, options: SpanOptions, fault?: string): void => {
  underWay.getStore()?.span?.within(name, options)?.end(fault);
};

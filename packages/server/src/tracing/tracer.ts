import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span as Measured } from '@opentelemetry/api';
import type { Tracer as Measuring } from '@opentelemetry/api';
import type { Span, SpanKind as Kind, SpanOptions, Tracer } from '../span.ts';
import { contextOf, traceparentOf } from './traceparent.ts';

/** So many pieces of one trace are told: a million records that come in are one call. */
const mostPieces = 1000;

const kinds: Readonly<Record<Kind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** What the spans of one trace share. */
interface Shared {
  /** Milliseconds since 1970, finer than the system's clock and never backwards. */
  readonly now: () => number;
  pieces: number;
  leftOut: number;
}

const clockOf = (): (() => number) => {
  const began = Date.now() - performance.now();
  return () => began + performance.now();
};

const startOptions = ({ kind = 'internal', attributes = {}, since = 0 }: SpanOptions, now: () => number) => ({
  kind: kinds[kind],
  attributes: { ...attributes },
  startTime: now() - since,
});

/** Our own span over one of the library's; `root` is the first of this process in its trace. */
const spanOver = (measuring: Measuring, measured: Measured, shared: Shared, isRoot: boolean): Span => {
  let isOver = false;
  const spanContext = measured.spanContext();
  const isRecording = measured.isRecording();
  const within = trace.setSpanContext(ROOT_CONTEXT, spanContext);
  return {
    traceparent: traceparentOf(spanContext),
    isRecording,
    within: (name, options = {}) => {
      if (isOver || !isRecording) return null;
      if (shared.pieces >= mostPieces) {
        shared.leftOut += 1;
        return null;
      }
      shared.pieces += 1;
      const piece = measuring.startSpan(name, startOptions(options, shared.now), within);
      return spanOver(measuring, piece, shared, false);
    },
    rename: (name) => void measured.updateName(name),
    add: (attributes) => void measured.setAttributes({ ...attributes }),
    end: (fault) => {
      if (isOver) return;
      isOver = true;
      if (fault !== undefined) {
        measured.setAttribute('error.type', fault);
        measured.setStatus({ code: SpanStatusCode.ERROR });
      }
      if (isRoot && shared.leftOut > 0) measured.setAttribute('connect.spans_left_out', shared.leftOut);
      measured.end(shared.now());
    },
  };
};

/** A tracer over the library's, which is handed each span's surroundings and keeps none itself. */
export const createTracer = (measuring: Measuring): Tracer => ({
  begin: (name, { parent, causes = [], ...options } = {}) => {
    const shared: Shared = { now: clockOf(), pieces: 0, leftOut: 0 };
    const outer = contextOf(parent);
    const links = causes.flatMap((cause) => {
      const found = contextOf(cause);
      return found ? [{ context: found }] : [];
    });
    const measured = measuring.startSpan(
      name,
      { ...startOptions(options, shared.now), links },
      outer ? trace.setSpanContext(ROOT_CONTEXT, outer) : ROOT_CONTEXT,
    );
    return spanOver(measuring, measured, shared, true);
  },
});

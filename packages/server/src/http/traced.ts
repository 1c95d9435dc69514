import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Environment, Trace } from './environment.ts';
import { internalError } from '../refusal.ts';
import type { Answered } from './metrics.ts';
import type { Span, Tracer } from '../span.ts';
import { faultKind, inRequest } from '../under-way.ts';
import { statusOf } from './status.ts';

type Bindings = Environment['Bindings'];
export type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Begins the span of a request, within that of whoever asks; its route is not known yet. */
const begin = (tracer: Tracer, { method, headers }: Request, id: string): Span =>
  tracer.begin(method, {
    kind: 'server',
    parent: headers.get('traceparent'),
    attributes: { 'http.request.method': method, 'connect.request_id': id },
  });

/** Tells of a span what the log tells, but for who asked. */
const end = (
  span: Span,
  trace: Trace,
  { method, status }: { readonly method: string; readonly status: number },
): void => {
  span.rename(`${method} ${trace.route}`);
  span.add({
    'http.route': trace.route,
    'http.response.status_code': status,
    ...(trace.refused && { 'connect.refused': trace.refused }),
  });
  span.end(status < 500 ? undefined : trace.error === undefined ? String(status) : faultKind(trace.error));
};

/**
 * Wraps an app so that every answer names its request in `X-Request-Id` and leaves one line in the log: what was asked for by its
 * route's pattern, never by its address, who asked, and which rule refused it. It is told to whoever counts them, too. Mails and webhooks
 * that come of it name it as well. With a tracer it is a span, too.
 */
export const traced =
  (handle: Fetch, log: Logger, observe?: (answered: Answered) => void, tracer: Tracer | null = null) =>
  async (request: Request, bindings: Omit<Bindings, 'trace'> = {}): Promise<Response> => {
    const trace: Trace = { id: randomUUID(), route: 'unmatched' };
    const started = performance.now();
    const span = tracer && begin(tracer, request, trace.id);
    let response: Response;
    try {
      response = await inRequest(trace.id, () => handle(request, { ...bindings, trace }), span);
    } catch (error) {
      trace.error = error;
      response = Response.json(internalError, { status: statusOf(internalError) });
    }
    response.headers.set('X-Request-Id', trace.id);
    const line = {
      id: trace.id,
      method: request.method,
      route: trace.route,
      status: response.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(trace.userId && { user: trace.userId }),
      ...(trace.refused && { refused: trace.refused }),
    };
    observe?.(line);
    if (span) end(span, trace, line);
    if (trace.error) log.error({ ...line, err: trace.error }, 'request');
    else log.info(line, 'request');
    return response;
  };

import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Environment, Trace } from './environment.ts';
import { internalError } from '../refusal.ts';
import type { Answered } from './metrics.ts';
import { inRequest } from '../request-id.ts';
import { statusOf } from './status.ts';

type Bindings = Environment['Bindings'];
export type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Wraps an app so that every answer names its request in `X-Request-Id` and leaves one line in the log: what was asked for by its
 * route's pattern, never by its address, who asked, and which rule refused it. It is told to whoever counts them, too. Mails and webhooks
 * that come of it name it as well.
 */
export const traced =
  (handle: Fetch, log: Logger, observe?: (answered: Answered) => void) =>
  async (request: Request, bindings: Omit<Bindings, 'trace'> = {}): Promise<Response> => {
    const trace: Trace = { id: randomUUID(), route: 'unmatched' };
    const started = performance.now();
    let response: Response;
    try {
      response = await inRequest(trace.id, () => handle(request, { ...bindings, trace }));
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
    if (trace.error) log.error({ ...line, err: trace.error }, 'request');
    else log.info(line, 'request');
    return response;
  };

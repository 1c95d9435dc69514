import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

const Value = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.number()),
  boolValue: v.optional(v.boolean()),
});
const Attributes = v.optional(v.array(v.object({ key: v.string(), value: Value })), []);
const Sent = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: Attributes }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string()),
              name: v.string(),
              kind: v.number(),
              startTimeUnixNano: v.string(),
              endTimeUnixNano: v.string(),
              attributes: Attributes,
              links: v.optional(v.array(v.object({ traceId: v.string(), spanId: v.string() })), []),
              status: v.object({ code: v.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Sending = v.InferOutput<typeof Sent>;
export type ReceivedSpan = Omit<
  Sending['resourceSpans'][number]['scopeSpans'][number]['spans'][number],
  'attributes'
> & { readonly attributes: Readonly<Record<string, unknown>> };

const valuesOf = (attributes: v.InferOutput<typeof Attributes>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export interface TraceReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All that came, as it was sent. */
  readonly text: () => string;
  readonly headers: readonly IncomingMessage['headers'][];
  readonly services: ReadonlySet<unknown>;
  /** So many sendings came. */
  readonly count: () => number;
  close(): Promise<void>;
}

/** What takes spans by OTLP over HTTP, as JSON; `answer` says what comes back, which is 200 with nothing unless it is given. */
export const openTraceReceiver = async (
  answer: (response: ServerResponse) => void = (response) => void response.writeHead(200).end('{}'),
  port = 0,
): Promise<TraceReceiver> => {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      texts.push(body);
      headers.push({ ...request.headers, path: request.url });
      for (const { resource, scopeSpans } of v.parse(Sent, JSON.parse(body)).resourceSpans) {
        services.add(valuesOf(resource.attributes)['service.name']);
        for (const scope of scopeSpans)
          spans.push(...scope.spans.map((span) => ({ ...span, attributes: valuesOf(span.attributes) })));
      }
      answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    text: () => texts.join('\n'),
    headers,
    services,
    count: () => texts.length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

import * as http from 'node:http';
import * as https from 'node:https';
import { Readable } from 'node:stream';
import type { GateOptions } from '@connect/search-service/gate';
import { inSpan } from '../under-way.ts';
import { codeOf } from './start-error.ts';

/** Milliseconds in which something of an answer has to come. */
const patience = 10_000;

/** Sends searches on to the service of an address over connections that stay open; an answer goes on as it comes. */
export const openForwarding = (
  address: string,
): { readonly forward: GateOptions['forward']; readonly close: () => void } => {
  const { Agent, request } = address.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });
  const send = (
    { path, body, authorization, signal }: Parameters<GateOptions['forward']>[0],
    traceparent: string | null,
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Authorization: authorization,
        ...(traceparent !== null && { traceparent }),
      };
      const asked = request(address.replace(/\/$/, '') + path, { method: 'POST', agent, headers, signal }, (answer) => {
        const { statusCode: status } = answer;
        if (status === undefined) return reject(new Error('the search service answers without a status'));
        const type = answer.headers['content-type'] ?? 'application/json';
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node.js and the page's library write the same streams down twice
        const stream = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
        resolve(new Response(stream, { status, headers: { 'Content-Type': type } }));
      });
      asked.setTimeout(patience, () => asked.destroy(new Error('the search service does not answer')));
      asked.once('error', (error) => {
        // The service closed a connection that nobody used, just when this was sent over it.
        if (asked.reusedSocket && codeOf(error) === 'ECONNRESET')
          resolve(send({ path, body, authorization, signal }, traceparent));
        else reject(error);
      });
      asked.end(body);
    });
  const forward: GateOptions['forward'] = (question) =>
    inSpan('search', (span) => send(question, span?.traceparent ?? null), {
      kind: 'client',
      attributes: { 'db.system.name': 'meilisearch' },
    });
  return { forward, close: () => agent.destroy() };
};

import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  /** The language asked for; null where none was. */
  readonly language: string | null;
  readonly cookie: string | null;
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  /** Sent as it is, instead of `json`. */
  readonly text?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cuts the connection without an answer. */
  readonly broken?: boolean;
}

export interface StubServer {
  readonly url: string;
  /** Every request so far, in order. */
  readonly received: Received[];
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
};

const send = (response: ServerResponse, reply: Reply): void => {
  if (reply.broken) {
    response.destroy();
    return;
  }
  response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'application/json', ...reply.headers });
  response.end(reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)));
};

/** A server that answers what a test tells it to. */
export const startStubServer = async (answer: (request: Received) => Reply | Promise<Reply>): Promise<StubServer> => {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? null;
      const accepted = request.headers['accept-language'];
      const language = accepted === '*' ? null : (accepted ?? null);
      const { method = '', url: path = '', headers } = request;
      const entry = { method, path, token, language, cookie: headers.cookie ?? null, body };
      received.push(entry);
      send(response, await answer(entry));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

interface NodePair {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** What is answered with `outgoing`, once it is ended. */
  readonly answered: Promise<Response>;
}

/**
 * A request as handlers of Node's take it: those of the provider run like every other app here, traced and guarded alike, and are
 * asked from inside without a socket. Says what a proxy would: the path it is mounted at, and the origin it was asked at.
 */
export const toNodePair = async (
  request: Request,
  { mountedAt, origin }: { mountedAt: string; origin: string },
): Promise<NodePair> => {
  const { pathname, search } = new URL(request.url);
  const { host, protocol } = new URL(origin);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  delete headers['x-forwarded-host'];
  const incoming = Object.assign(new IncomingMessage(new Socket()), {
    method: request.method,
    url: (pathname.slice(mountedAt.length) || '/') + search,
    originalUrl: pathname + search,
    headers: {
      ...headers,
      host,
      'x-forwarded-proto': protocol.slice(0, -1),
      ...(body.length > 0 && { 'content-length': String(body.length) }),
    },
  });
  incoming.push(body);
  incoming.push(null);
  const outgoing = new ServerResponse(incoming);
  const answered = new Promise<Response>((resolve) => {
    const end = (content?: string | Uint8Array<ArrayBuffer>): ServerResponse => {
      const sent = new Headers();
      for (const [name, value] of Object.entries(outgoing.getHeaders()))
        for (const each of [value ?? []].flat()) sent.append(name, String(each));
      resolve(new Response(content || null, { status: outgoing.statusCode, headers: sent }));
      return outgoing;
    };
    Object.assign(outgoing, { end });
  });
  return { incoming, outgoing, answered };
};

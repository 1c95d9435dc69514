import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { codeOf, reasonOf, StartError } from './start-error.ts';

export interface Listener {
  readonly port: number;
  /**
   * Takes no more than what is under way: that is answered, within half a minute, and each connection is told with its answer that it was the last. So
   * no request is cut off that somebody waits for (ADR 97).
   */
  close(): Promise<void>;
}

/** Milliseconds, all of them. */
const drained = {
  /** Requests that came whole have so long. */
  most: 30_000,
  /** One whose sender has not sent all of it. */
  unfinished: 2000,
  /** A connection on which nothing happens: what was sent before its sender heard of the end has come by then. */
  idle: 500,
  look: 20,
};

/**
 * Milliseconds that an idle connection is kept: longer than the minute of usual proxies, so that the one who would send over it is the one who
 * ends it. Ended here, a request could be on its way already, and be lost.
 */
const keepAliveTimeout = 75_000;

/** What is under way, and when something last was. */
const follow = (server: Server) => {
  const connections = new Set<Socket>();
  const underWay = new Map<IncomingMessage, ServerResponse>();
  let last = performance.now();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    add: (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      underWay.set(incoming, outgoing);
      last = performance.now();
      outgoing.once('close', () => {
        underWay.delete(incoming);
        last = performance.now();
      });
    },
    /** Whether somebody has to be waited for still, so many milliseconds after the end was asked for. */
    isBusy: (since: number): boolean => {
      if (connections.size === 0) return false;
      const waiting = [...underWay.keys()].filter(({ complete }) => complete || since < drained.unfinished);
      return waiting.length > 0 || performance.now() - last < drained.idle;
    },
  };
};

const closeServer = async (server: Server, { isBusy }: ReturnType<typeof follow>): Promise<void> => {
  const started = performance.now();
  const since = (): number => performance.now() - started;
  // Idle connections stay open meanwhile: what comes over them is answered, too.
  while (isBusy(since()) && since() < drained.most) await setTimeout(drained.look);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
};

/** Listens, or throws a StartError that says in one line why not. */
export const listen = (
  fetch: Parameters<typeof getRequestListener>[0],
  { host, port }: { host: string; port: number },
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    // Node.js itself reads on what of a body nobody wanted; ended after half a second, whoever still sends would hear of a reset and not of the answer.
    const answer = getRequestListener(fetch, { autoCleanupIncoming: false });
    let isClosing = false;
    const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
      following.add(incoming, outgoing);
      if (isClosing) outgoing.setHeader('Connection', 'close');
      void answer(incoming, outgoing);
    });
    const following = follow(server);
    server.once('error', (error) => {
      const where = `port ${port} of ${host}`;
      if (codeOf(error) === 'EADDRINUSE')
        reject(new StartError(`Cannot listen: ${where} is taken. Stop what uses it, or set PORT to another.`));
      else reject(new StartError(`Cannot listen on ${where} (${reasonOf(error)}).`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => {
          isClosing = true;
          return closeServer(server, following);
        },
      });
    });
  });

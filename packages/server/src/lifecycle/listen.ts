import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { codeOf, reasonOf, StartError } from './start-error.ts';

export interface Listener {
  readonly port: number;
  /** Lets requests in progress finish for a second, then cuts them off. */
  close(): Promise<void>;
}

const grace = 1000;

/**
 * Milliseconds that an idle connection is kept: longer than the minute of usual proxies, so that the one who would send over it is the one who
 * ends it. Ended here, a request could be on its way already, and be lost.
 */
const keepAliveTimeout = 75_000;

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Listens, or throws a StartError that says in one line why not. */
export const listen = (
  fetch: Parameters<typeof getRequestListener>[0],
  { host, port }: { host: string; port: number },
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const answer = getRequestListener(fetch);
    const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => void answer(incoming, outgoing));
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
        close: () => closeServer(server),
      });
    });
  });

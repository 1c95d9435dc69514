import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
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

/** Milliseconds, but for what is called turns. */
const drained = {
  /** Requests that came whole have so long. */
  most: 30_000,
  /** New connections are taken on for so long: whoever balances load has heard of the end by then, and who has not goes elsewhere. */
  accepting: 5000,
  /** What comes then waits, for so long at most, until no new connection can come: one that was not taken yet would be reset as the port closes. */
  held: 500,
  /** So many turns of the event loop without a new connection say that none waits. */
  calmTurns: 5,
  /** One whose sender has not sent all of it, and sends no more. */
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

/** Headers have so long to come, and a connection its first request; Node.js looks that often, both in milliseconds. */
const begun = { headersTimeout: 20_000, connectionsCheckingInterval: 2000 };

/** So much of a body comes in so many milliseconds, or its sender is given up: one that goes on coming may take as long as it needs. */
const arriving = { every: 300_000, bytes: 65_536 };

/** Ends a connection on which too little of a body comes. What has come and is not read yet is not its sender's fault. */
const endStalled = (incoming: IncomingMessage, { every, bytes }: typeof arriving): void => {
  const { socket } = incoming;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isStalled = socket.bytesRead - before < bytes && incoming.readableLength === 0;
    before = socket.bytesRead;
    if (!isStalled || incoming.complete) return;
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, every);
  timer.unref();
  for (const over of ['end', 'close'] as const) incoming.once(over, () => clearInterval(timer));
};

/**
 * So many bytes of a body that nobody wanted are read on, a piece in so many milliseconds: whoever sends without an end slows nobody else. As many as a
 * large file has, as some senders read the refusal only after all of it.
 */
const unwanted = { most: 2 ** 30, pause: 5 };

/** Reads on what of a body nobody wanted, once it is answered: Node.js does so but where reading had begun, and nothing else would be read over that connection. */
const readOn = (incoming: IncomingMessage, { most, pause }: typeof unwanted): void => {
  if (incoming.complete) return;
  let left = most;
  incoming.removeAllListeners('data').on('data', (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) return void incoming.socket.destroy();
    incoming.pause();
    globalThis.setTimeout(() => incoming.resume(), pause);
  });
  // Now it counts as begun, and its pieces come here: else Node.js would throw them away itself, as fast as they come.
  incoming.read(0);
  incoming.resume();
};

/** So many milliseconds a connection that is over is still read from, whose sender has not sent all of it. */
const lingering = 30_000;

/** The request that came last over each connection. */
const lastRequests = new WeakMap<Socket, IncomingMessage>();

/** Ends a connection after its last answer once its sender has heard that: closed while a body still comes, it would be reset, and the answer lost. */
const endOnceHeard = (socket: Socket): void => {
  const end = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (lastRequests.get(socket)?.complete !== false) return end();
    socket.end();
    const timer = globalThis.setTimeout(() => socket.destroy(), lingering).unref();
    socket.once('close', () => clearTimeout(timer));
  };
};

const sayLast = (outgoing: ServerResponse): void => {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
};

/** An answer that is not over; what had come of its request when last looked at, in bytes, and when that was another. */
interface UnderWay {
  readonly outgoing: ServerResponse;
  bytes: number;
  at: number;
}

/** What is under way, and when something last was. */
const follow = (server: Server) => {
  const connections = new Set<Socket>();
  const underWay = new Map<IncomingMessage, UnderWay>();
  let isLast = false;
  let last = performance.now();
  let taken = 0;
  server.on('connection', (socket) => {
    taken += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return {
    add: (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      last = performance.now();
      underWay.set(incoming, { outgoing, bytes: incoming.socket.bytesRead, at: last });
      if (isLast) sayLast(outgoing);
      outgoing.once('close', () => {
        underWay.delete(incoming);
        last = performance.now();
      });
    },
    /** From now on each answer says that it is the last over its connection, those that are under way too, as far as nothing of them was sent. */
    end: (): void => {
      isLast = true;
      for (const { outgoing } of underWay.values()) sayLast(outgoing);
    },
    /** How many connections were taken so far. */
    taken: () => taken,
    /** Whether somebody has to be waited for still, so many milliseconds after the end was asked for. */
    isBusy: (since: number): boolean => {
      // Of several processes behind one port each may be given connections until it closes.
      if (connections.size === 0 && !cluster.isWorker) return false;
      const now = performance.now();
      const isWaitedFor = ([{ complete, socket }, seen]: [IncomingMessage, UnderWay]): boolean => {
        if (seen.bytes !== socket.bytesRead) Object.assign(seen, { bytes: socket.bytesRead, at: now });
        return complete || since < drained.unfinished || now - seen.at < drained.unfinished;
      };
      return [...underWay].map(isWaitedFor).some(Boolean) || Math.min(since, performance.now() - last) < drained.idle;
    },
  };
};

/** Has requests wait, all that come until they are let in. */
const createGate = () => {
  let [opened, open] = [Promise.resolve(), (): void => undefined];
  return {
    enter: () => opened,
    close: (): void => {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: (): void => open(),
  };
};

const closeServer = async (
  server: Server,
  { isBusy, taken }: ReturnType<typeof follow>,
  gate: ReturnType<typeof createGate>,
): Promise<void> => {
  const started = performance.now();
  const since = (): number => performance.now() - started;
  // Idle connections stay open meanwhile: what comes over them is answered, too. A server's own `close` would end them.
  const closed = new Promise((resolve) => server.once('close', resolve));
  /** Until nobody waits at the port any more: each turn of the event loop takes one connection, however long what is under way makes it. */
  const takeAll = async (): Promise<void> => {
    for (let calm = 0; calm < drained.calmTurns && since() < drained.most;) {
      const before = taken();
      await setImmediate();
      calm = taken() === before ? calm + 1 : 0;
    }
  };
  /** Looked at twice: a process that did not run for a while sees only then what came meanwhile. */
  const goesOn = async (): Promise<boolean> => {
    if (!isBusy(since())) await takeAll();
    return isBusy(since()) && since() < drained.most;
  };
  while (await goesOn()) {
    if (server.listening && since() >= drained.accepting) {
      gate.close();
      await setTimeout(drained.held);
      await takeAll();
      TcpServer.prototype.close.call(server);
      gate.open();
    }
    await setTimeout(drained.look);
  }
  if (server.listening) server.close();
  server.closeAllConnections();
  await closed;
};

/** Listens, or throws a StartError that says in one line why not. */
export const listen = (
  fetch: Parameters<typeof getRequestListener>[0],
  {
    host,
    port,
    bodies = arriving,
    beginning = begun,
    refused = unwanted,
  }: { host: string; port: number; bodies?: typeof arriving; beginning?: typeof begun; refused?: typeof unwanted },
): Promise<Listener> =>
  new Promise((resolve, reject) => {
    // What of a body nobody wanted is read on; ended after half a second, whoever still sends would hear of a reset and not of the answer.
    const answer = getRequestListener(fetch, { autoCleanupIncoming: false });
    // Node.js would end a million lines in their midst after five minutes, whoever sends them.
    const server = createServer({ keepAliveTimeout, ...beginning, requestTimeout: 0 }, (incoming, outgoing) => {
      lastRequests.set(incoming.socket, incoming);
      if (!incoming.complete) endStalled(incoming, bodies);
      outgoing.once('prefinish', () => readOn(incoming, refused));
      following.add(incoming, outgoing);
      void gate.enter().then(() => answer(incoming, outgoing));
    });
    server.on('connection', endOnceHeard);
    const gate = createGate();
    const following = follow(server);
    server.once('error', (error) => {
      const where = port === 0 ? host : `port ${port} of ${host}`;
      if (codeOf(error) === 'EADDRINUSE')
        reject(new StartError(`Cannot listen: ${where} is taken. Stop what uses it, or set PORT to another.`));
      else reject(new StartError(`Cannot listen on ${where} (${reasonOf(error)}).`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => {
          following.end();
          return closeServer(server, following, gate);
        },
      });
    });
  });

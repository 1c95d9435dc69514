import { connect, createServer, type Server, type Socket } from 'node:net';

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** A way to a server that can be cut, and mended. */
export const openWay = async (target: number) => {
  const sockets = new Set<Socket>();
  let [isFrozen, isDeaf] = [false, false];
  const open = (): Server =>
    createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => isDeaf || near.destroy());
      if (isFrozen) for (const socket of [near, far]) socket.pause();
    });
  let server = open();
  const port = await listenOn(server, 0);
  return {
    port,
    /** What is asked goes nowhere, and no connection breaks, as with a machine that stands still. */
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    /** Breaks what is connected, at the far end alone: the near one stays open, and nothing comes of what is asked there. */
    deafen: () => {
      isDeaf = true;
      for (const socket of sockets) if (socket.remotePort === target) socket.destroy();
    },
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = open();
      await listenOn(server, port);
    },
  };
};

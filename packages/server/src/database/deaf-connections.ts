import pg from 'pg';

/** Milliseconds that a look may take. */
const lookFor = 5000;

/** Whether the server works for one of its processes, asked on a connection of its own; null where it does not say. */
const isWorking = async (url: string, pid: number): Promise<boolean | null> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: lookFor, query_timeout: lookFor });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const text = 'select state from pg_stat_activity where pid = $1';
    const { rows } = await client.query<{ state: string | null }>(text, [pid]);
    return rows.some(({ state }) => state?.startsWith('idle') !== true);
  } catch {
    return null;
  } finally {
    client.connection.stream.destroy();
  }
};

export interface DeafConnections {
  /** To be awaited before anything else is asked of a new connection. */
  readonly know: (client: pg.ClientBase) => Promise<void>;
  readonly watch: (client: pg.PoolClient) => void;
}

/**
 * Ends connections whose answers get lost: what lies between here and the server may keep one open whose other end is gone, and who waits on
 * it would wait for ever. A statement that was waited for so many milliseconds is asked after, and after as many again: where the server
 * has twice had nothing to do for it, its connection breaks, as that of a server that is away. One that takes long is let be.
 */
export const findDeaf = (url: string, patience: number): DeafConnections => {
  const processes = new WeakMap<pg.ClientBase, number>();
  const follow = async (client: pg.PoolClient, waiting: AbortSignal): Promise<void> => {
    let wasIdle = false;
    while (!waiting.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patience).unref();
        waiting.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
      const pid = processes.get(client);
      if (waiting.aborted || pid === undefined) return;
      const isIdle = (await isWorking(url, pid)) === false;
      if (isIdle && wasIdle && !waiting.aborted)
        client.connection.stream.destroy(
          Object.assign(new Error('Its answers get lost between here and the database.'), { code: 'ETIMEDOUT' }),
        );
      wasIdle = isIdle;
    }
  };
  return {
    know: async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      if (rows[0]) processes.set(client, rows[0].pid);
    },
    watch: (client) => {
      const query = client.query.bind(client);
      Object.assign(client, {
        query: (...asked: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(query, client, asked);
          // What is read row by row waits for its reader, too.
          if (!(answer instanceof Promise)) return answer;
          const waiting = new AbortController();
          void follow(client, waiting.signal);
          return answer.finally(() => waiting.abort());
        },
      });
    },
  };
};

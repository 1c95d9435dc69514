import pg from 'pg';
import type { DataSetWatch } from './data-set.ts';
import { changesChannel } from './log-changes.ts';

/** Any number, as long as every process takes the same one. */
const feedingLock = 482_004_176;
/** Milliseconds between two tries to connect, and within which an answer has to come. */
const [again, patience] = [1000, 2000];

/** Which of several processes on one database feeds the search service that they share. */
export interface Feeding {
  /** Whether that is this one now. It stays so until it ends, or loses the database; then it is another one's within seconds. */
  isOurs(): Promise<boolean>;
  close(): Promise<void>;
}

/** A process that has the search indexes, or the database, to itself. */
export const feedsAlone: Feeding = { isOurs: async () => true, close: async () => undefined };

/**
 * A process that stands still ends no connection either: the server ends one that says nothing for so long, and another process is the one that feeds. What
 * it was about to write when it goes on sets the place of all back, so that it is taken over once more.
 */
const [silence, beat] = ['8s', 2000];

/** A network that is gone ends no connection: the server looks for itself whether somebody is there still. */
const keptAlive = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2';

/**
 * Connects to a PostgreSQL server beside the pool: to hear of changes that any process has made, and to be the one that feeds where `shared`. The
 * lock is the connection's and goes with it, however the process ends.
 */
export const openFeeding = (
  url: string,
  onChange: () => void,
  { shared, check }: { readonly shared: boolean; readonly check?: DataSetWatch['check'] },
): Feeding => {
  let client: pg.Client | null = null;
  let [isHeld, isClosed, lastTry] = [false, false, Number.NEGATIVE_INFINITY];
  let connecting: Promise<void> | null = null;
  const connect = async (): Promise<void> => {
    lastTry = performance.now();
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      options: keptAlive,
      keepAlive: true,
    });
    const lose = (): void => {
      if (client === next) [client, isHeld] = [null, false];
    };
    next.on('error', lose).on('end', lose).on('notification', onChange);
    try {
      await next.connect();
      await check?.(next);
      // PostgreSQL 13 does not know it.
      await next.query(`set idle_session_timeout = '${silence}'`).catch(() => undefined);
      await next.query(`listen ${changesChannel}`);
    } catch {
      await next.end().catch(() => undefined);
      return;
    }
    if (isClosed) {
      await next.end();
      return;
    }
    client = next;
    // What was told while nobody listened.
    onChange();
  };
  const connected = async (): Promise<pg.Client | null> => {
    if (client === null && !isClosed && performance.now() - lastTry >= again)
      connecting ??= connect().finally(() => (connecting = null));
    await connecting;
    return client;
  };
  const timer = setInterval(() => void connected(), again);
  const heart = setInterval(() => void client?.query('select 1').catch(() => undefined), beat);
  void connected();
  return {
    isOurs: async () => {
      const now = await connected();
      if (!shared) return true;
      if (now === null) return false;
      try {
        const answer = await now.query<{ ours: boolean }>(
          isHeld ? 'select true as ours' : `select pg_try_advisory_lock(${feedingLock}) as ours`,
        );
        isHeld = (answer.rows[0]?.ours ?? false) && client === now;
      } catch {
        if (client === now) [client, isHeld] = [null, false];
        void now.end().catch(() => undefined);
        return false;
      }
      return isHeld;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      clearInterval(heart);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
};

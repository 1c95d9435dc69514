import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { getPath } from 'hono/utils/url';
import { KeyStore } from './access/key-store.ts';
import { refused } from './http/context.ts';
import type { Parts } from './http/context.ts';
import { documentRoutes } from './http/document-routes.ts';
import { indexRoutes } from './http/index-routes.ts';
import { keyRoutes } from './http/key-routes.ts';
import { limits } from './http/limits.ts';
import { tooLarge } from './http/refusals.ts';
import { searchRoutes } from './http/search-routes.ts';
import { settingsRoutes } from './http/settings-routes.ts';
import { systemRoutes } from './http/system-routes.ts';
import { taskRoutes } from './http/task-routes.ts';
import { Catalogue } from './store/catalogue.ts';
import { yieldToEventLoop, prepareFolder } from './store/files.ts';
import { runWork } from './tasks/run-work.ts';
import { TaskFiles } from './tasks/task-files.ts';
import { Turns } from './turns.ts';
import { TaskQueue } from './tasks/task-queue.ts';

export interface SearchServiceOptions {
  /** Where everything is kept; made when it is missing. One service at a time may use it. */
  readonly dataDir: string;
  /** Path that the service's addresses begin with where it is part of a larger server, such as `/search`. */
  readonly under?: string;
  /** Further names that indexes answer to, each with the uid of its index: two names cost one index. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** Undefined or empty leaves every route but /keys open. */
  readonly masterKey?: string | undefined;
  /** Origin whose pages' scripts may call; without one those of the service's own alone. */
  readonly origin?: string | undefined;
  readonly now?: () => Date;
  /** Whether a session that a tenant token names goes on: with its end the token is refused. Without it all do. */
  readonly isSessionOpen?: (id: string) => Promise<boolean>;
  /** Takes one line for each fault; never a key or a token. */
  readonly log?: (message: string) => void;
}

export interface SearchService {
  readonly app: Hono;
  /** Whether searches are answered: from the opening until it is closed. */
  ready(): boolean;
  /** Ends after the running task; tasks that are left go on at the next start. */
  close(): Promise<void>;
}

/** Documents come by the thousand, searches one by one. */
const DOCUMENTS_LIMIT = 100 * 1024 * 1024;
const limitOf = (path: string): number => (/[/-]search$/.test(path) ? limits.body : DOCUMENTS_LIMIT);

/**
 * Opens the embedded search service on its folder (search protocol; decisions §strict-order-of-hits, §hidden-is-refused). Indexes are read into memory
 * when they are first needed, and in the background whenever the process is idle. Rejects with a DataFolderError when
 * the folder cannot be written or holds half a file.
 */
export async function openSearchService(options: SearchServiceOptions): Promise<SearchService> {
  const { dataDir, masterKey, under = '', now = () => new Date(), log = () => undefined } = options;
  const { isSessionOpen = () => Promise.resolve(true) } = options;
  await prepareFolder(dataDir);
  const catalogue = await Catalogue.open(dataDir, options.otherNames);
  const keys = masterKey ? await KeyStore.open(dataDir, masterKey, now) : undefined;
  const run: ConstructorParameters<typeof TaskQueue>[1] = (uid, work) =>
    runWork(catalogue, uid, work, now().toISOString());
  const tasks = new TaskQueue(new TaskFiles(dataDir), run, now, log);
  await tasks.open();
  let open = true;
  void warm(catalogue, () => open, log);
  return {
    app: makeApp(
      { catalogue, tasks, keys, now, isSessionOpen, turns: new Turns() },
      { under, origin: options.origin, log },
    ),
    ready: () => open,
    close: async () => {
      open = false;
      await tasks.close();
    },
  };
}

/** Reads the indexes one after the other, while nobody asks for anything: what is asked for is read at once. */
async function warm(catalogue: Catalogue, isOpen: () => boolean, log: (message: string) => void): Promise<void> {
  for (const index of catalogue.list()) {
    await yieldToEventLoop();
    if (!isOpen()) return;
    await index.warm().catch((error: unknown) => {
      if (isOpen())
        log(`search: index ${index.meta.uid} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
    });
  }
}

/** Hono's `cors` makes a response before there is an answer, whose body is then read as a stream; a header is enough. */
const allowOrigin = (origin: string): MiddlewareHandler => {
  const preflight = cors({
    origin,
    allowHeaders: ['Authorization', 'Content-Type', 'X-Meilisearch-Client'],
    allowMethods: ['GET', 'POST'],
    maxAge: 86_400,
  });
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    c.header('Access-Control-Allow-Origin', origin);
    return next();
  };
};

/** Hits are a customer's own: no browser keeps them for who uses it next. */
const keepNowhere: MiddlewareHandler = (c, next) => {
  c.header('Cache-Control', 'no-store');
  return next();
};

/** Counts the bytes of bodies that do not say how long they are; the others are believed, since the parser is. */
const limitBody: MiddlewareHandler = (c, next) => {
  const length = c.req.header('Content-Length');
  if (c.req.method === 'GET') return next();
  const maxSize = limitOf(c.req.path);
  const refuse = (): Response => refused(c, tooLarge(maxSize));
  if (length === undefined) return bodyLimit({ maxSize, onError: refuse })(c, next);
  return Number(length) <= maxSize ? next() : Promise.resolve(refuse());
};

interface AppOptions extends Pick<SearchServiceOptions, 'origin'> {
  readonly under: string;
  readonly log: (message: string) => void;
}

function makeApp(parts: Parts, { under, origin, log }: AppOptions): Hono {
  // A request made anew for the path below the prefix would cost a quarter of a search.
  const app = new Hono({ getPath: (request) => getPath(request).slice(under.length) || '/' });
  app.use(keepNowhere);
  if (origin !== undefined) app.use(allowOrigin(origin));
  app.use(limitBody);
  for (const routes of [
    searchRoutes,
    documentRoutes,
    settingsRoutes,
    systemRoutes,
    indexRoutes,
    taskRoutes,
    keyRoutes,
  ]) {
    app.route('/', routes(parts));
  }
  app.all('*', (c) =>
    refused(c, {
      status: 404,
      type: 'invalid_request',
      code: 'not_found',
      message: `There is no ${c.req.method} ${c.req.path}.`,
    }),
  );
  app.onError((error, c) => {
    // Not the whole path: /keys/:key may have a key in it.
    log(`search: ${c.req.method} /${c.req.path.split('/')[1] ?? ''} failed: ${error.message}`);
    return refused(c, { status: 500, type: 'internal', code: 'internal', message: 'An internal error has occurred.' });
  });
  return app;
}

import { rm } from 'node:fs/promises';
import type { Hono } from 'hono';
import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import * as v from 'valibot';
import { createSessions } from '../auth/database/sessions.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Shared } from '../database/prepare.ts';
import type { FindDocuments } from '../indexing/application/find-documents.ts';
import { secondNames, type Names } from '../indexing/application/indexes.ts';
import type { Backlog } from '../indexing/application/index-changes.ts';
import type { IndexLog, LiveIndex } from '../indexing/application/live-index.ts';
import { createIndexChanges } from '../indexing/database/index-changes.ts';
import { createIndexedRows } from '../indexing/database/indexed-rows.ts';
import { createFindDocuments } from '../indexing/search/find-documents.ts';
import { createFollowChanges, keepPlace } from '../indexing/search/follow-changes.ts';
import type { IndexCount } from '../indexing/application/index-count.ts';
import { countIndexes } from '../indexing/search/count-indexes.ts';
import { buildIndexes } from '../indexing/search/indexer.ts';
import { catchUp, createLiveIndex } from '../indexing/search/live-index.ts';
import { tenantKey } from '../indexing/search/tenant-key.ts';
import { openSearchService, type SearchService } from '@connect/search-service/service';
import { reasonOf, StartError } from './start-error.ts';

const ErrorAnswer = v.object({ message: v.string(), code: v.string(), type: v.string(), link: v.string() });

export interface OpenSearch {
  /** The embedded service's app; null where another service is used. */
  readonly app: Hono | null;
  /** Where browsers reach the service. */
  readonly host: string;
  /** Key that signs the tokens users search with. */
  readonly key: string;
  readonly live: LiveIndex;
  readonly find: FindDocuments;
  /** Takes over what is next of a supplier's data, at most so many; answers how many there were. */
  readonly takeChanges: (limit: number) => Promise<number>;
  /** What it has not taken over of it. */
  readonly behind: () => Promise<Backlog>;
  /** Builds the indexes anew. */
  readonly rebuild: () => Promise<void>;
  /** How many documents each index has, and should have. */
  readonly counts: () => Promise<readonly IndexCount[]>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** Path of the embedded service on the server's own address. */
export const embeddedSearchPath = '/search';

/** A client of the embedded service that calls it without a socket, so that the server's own calls are not in its log. */
export const clientWithin = (app: Hono, masterKey: string): Meilisearch =>
  new Meilisearch({
    host: `http://embedded${embeddedSearchPath}`,
    apiKey: masterKey,
    httpClient: async (input, init) => {
      const response = await app.fetch(new Request(input, init));
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      if (response.ok) return body;
      const refusal = v.safeParse(ErrorAnswer, body);
      throw new MeilisearchApiError(response, refusal.success ? refusal.output : undefined);
    },
  });

/** The indexes are made from the database, so a folder that cannot be read is made again. */
const openService = async (dataDir: string, masterKey: string, database: Database): Promise<SearchService> => {
  const sessions = createSessions(database, () => new Date());
  const isSessionOpen = async (id: string): Promise<boolean> => (await sessions.find(id)) !== null;
  const options = { dataDir, masterKey, isSessionOpen, under: embeddedSearchPath, otherNames: secondNames };
  try {
    return await openSearchService(options);
  } catch {
    await rm(dataDir, { recursive: true, force: true });
    return openSearchService(options);
  }
};

interface Opened {
  readonly database: Database;
  readonly shared: Shared;
  readonly log: IndexLog;
}

/** What both kinds of service need before they are searched: filled indexes, a key, and a way to write to them. */
const prepare = async (client: Meilisearch, { database, shared: { dataSetId }, log }: Opened, names: Names) => {
  const rows = createIndexedRows(database);
  const changes = createIndexChanges(database);
  const head = await changes.head();
  if (await buildIndexes(client, rows, dataSetId, names, { log })) await keepPlace(client, head);
  else await catchUp(client, rows, names, log);
  // Changes wait while the indexes are built: what is read before one must not be written after it.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const follow = createFollowChanges({ client, rows, names, changes, log });
  return {
    key: await tenantKey(client),
    live: createLiveIndex(client, rows, names),
    find: createFindDocuments(client),
    takeChanges: (limit: number) => inTurn(() => follow.take(limit)),
    behind: follow.behind,
    rebuild: () => inTurn(async () => void (await buildIndexes(client, rows, dataSetId, names, { log, anyway: true }))),
    counts: () => countIndexes(client, rows, names),
  };
};

const openEmbeddedSearch = async (folder: string, masterKey: string, opened: Opened): Promise<OpenSearch> => {
  const service = await openService(folder, masterKey, opened.database);
  const client = clientWithin(service.app, masterKey);
  try {
    return {
      ...(await prepare(client, opened, 'second-names')),
      app: service.app,
      host: embeddedSearchPath,
      ready: async () => service.ready(),
      close: () => service.close(),
    };
  } catch (error) {
    await service.close();
    throw error;
  }
};

/** Opens the search service, its indexes filled from the database; throws a StartError when another service is out of reach. */
export const openSearch = async (config: ServerConfig, folder: string | null, opened: Opened): Promise<OpenSearch> => {
  const masterKey = config.meiliMasterKey ?? opened.shared.searchMasterKey;
  if (!config.meili) return openEmbeddedSearch(folder ?? '', masterKey, opened);
  const client = new Meilisearch({ host: config.meili.url, apiKey: masterKey, timeout: 60_000 });
  try {
    return {
      ...(await prepare(client, opened, 'twice')),
      app: null,
      host: config.meili.publicUrl,
      ready: () => client.isHealthy(),
      close: async () => undefined,
    };
  } catch (error) {
    throw new StartError(`Cannot use the search service of MEILI_URL (${reasonOf(error)}).`);
  }
};

import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Meilisearch } from 'meilisearch';
import { createSessions } from '../auth/database/sessions.ts';
import type { ServerConfig } from '../config.ts';
import { feedsAlone, type Feeding } from '../database/feeding.ts';
import type { Database } from '../database/open.ts';
import type { Shared } from '../database/prepare.ts';
import type { FindDocuments } from '../indexing/application/find-documents.ts';
import { secondNames, type Names } from '../indexing/application/indexes.ts';
import { createIndexChanges } from '../indexing/database/index-changes.ts';
import { createIndexedRows } from '../indexing/database/indexed-rows.ts';
import { createFindDocuments } from '../indexing/search/find-documents.ts';
import type { IndexCount } from '../indexing/application/index-count.ts';
import type { Backlog } from '../indexing/application/index-changes.ts';
import { searchSessionLasts } from '../indexing/application/search-session.ts';
import type { IndexLog } from '../indexing/application/index-log.ts';
import { countIndexes } from '../indexing/search/count-indexes.ts';
import { createFeed } from '../indexing/search/feed.ts';
import { keyOf, tenantKey } from '../indexing/search/tenant-key.ts';
import { actingFor, mayActForCustomers } from '../staff/domain/impersonation.ts';
import { createGate } from '@connect/search-service/gate';
import { withRoomyHeap } from '@connect/search-service/small-heap';
import { openSearchService, type SearchService } from '@connect/search-service/service';
import { derivedKey, type KeyRing } from '../key-ring.ts';
import { keyUid } from '../indexing/application/search-access.ts';
import { openForwarding } from './forward-search.ts';
import { hostOf } from './host-of.ts';
import { lookPatiently } from './patient-look.ts';
import { awayReason, clientOf, clientWithin, embeddedSearchPath, isAway, sayingWhy } from './search-client.ts';
import { StartError } from './start-error.ts';

export interface OpenSearch {
  /** What answers searches at the portal's own address: the embedded service, or what stands in front of another; null where browsers ask that one themselves. */
  readonly app: Hono | null;
  /** Whether the indexes are this process's own. */
  readonly isEmbedded: boolean;
  /** Where browsers reach the service. */
  readonly host: string;
  /** Key that signs the tokens users search with. */
  readonly key: string;
  readonly find: FindDocuments;
  /** Takes over what is next of what was changed, at most so many; answers how many there were. */
  readonly takeChanges: (limit: number) => Promise<number>;
  /** What it has not taken over of it. */
  readonly behind: () => Promise<Backlog>;
  /** Builds the indexes anew. */
  readonly rebuild: () => Promise<void>;
  /** How many documents each index has, and should have. */
  readonly counts: () => Promise<readonly IndexCount[]>;
  /** Says so within a second. */
  ready(): Promise<boolean>;
  /** Whether it is ready, and took longer to say so than whoever asked waited. */
  isSlow(): boolean;
  close(): Promise<void>;
}

/** Whether a session goes on and still may what it might: a search token ends with that. */
const sessionsOf = (database: Database) => {
  const sessions = createSessions(database, () => new Date());
  return (named: string): Promise<boolean> =>
    searchSessionLasts(named, async (id) => {
      const found = await sessions.find({ id });
      if (!found || found.user.needsSecondFactor) return null;
      if (!found.acting) return found.user;
      return mayActForCustomers(found.user) ? actingFor(found.acting.customerNo, found.user) : null;
    });
};

/** The indexes are made from the database, so a folder that cannot be read is made again. */
const openService = async (dataDir: string, masterKey: string, database: Database): Promise<SearchService> => {
  const isSessionOpen = sessionsOf(database);
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
  readonly keys: KeyRing;
  readonly log: IndexLog;
  /** Which process feeds the indexes; without one this process has them, or the database, to itself. */
  readonly feeding?: Feeding;
}

/** What both kinds of service need: whatever brings their indexes up to date, and what is asked of them. */
const useOf = (client: Meilisearch, { database, shared, log, feeding = feedsAlone }: Opened, names: Names) => {
  const rows = createIndexedRows(database);
  const changes = createIndexChanges(database);
  const { dataSetId } = shared;
  return {
    feed: createFeed({ client, rows, changes, names, dataSetId, log, isOurs: feeding.isOurs }),
    find: createFindDocuments(client),
    counts: () => countIndexes(client, rows, names),
  };
};

/** Changes that are taken over at a time at the start. */
const atOnce = 200;

/**
 * Takes over what there is at the start. A piece that is not full was the last: while others go on writing, there is always
 * something more, and the portal would never be ready.
 */
export const catchUp = async (take: (limit: number) => Promise<number>): Promise<void> => {
  while ((await take(atOnce)) >= atOnce);
};

const openEmbeddedSearch = async (folder: string, masterKey: string, opened: Opened): Promise<OpenSearch> => {
  const service = await openService(folder, masterKey, opened.database);
  const client = clientWithin(service.app, masterKey);
  try {
    const { feed, find, counts } = useOf(client, opened, 'second-names');
    // The demo's indexes are made of a new database; a supplier's, whose size nobody knows, keep to the small heap.
    await (opened.shared.demo ? withRoomyHeap(() => catchUp(feed.take)) : catchUp(feed.take));
    return {
      app: service.app,
      isEmbedded: true,
      host: embeddedSearchPath,
      key: await tenantKey(client),
      find,
      counts,
      takeChanges: feed.take,
      behind: feed.behind,
      rebuild: feed.rebuild,
      ready: async () => service.ready(),
      isSlow: () => false,
      close: () => service.close(),
    };
  } catch (error) {
    await service.close();
    throw error;
  }
};

/** Milliseconds that whoever asks for its health waits for a service, and between two looks whether another process has made its indexes. */
const [patience, look] = [700, 250];
/** Milliseconds that it has to say that it is there where nobody waits for it, such as before changes are taken over. */
const longPatience = 8000;

/** Another service, whose indexes are filled as soon as it is there: the portal does not wait for one that is away. */
const openOtherSearch = async (
  meili: NonNullable<ServerConfig['meili']>,
  masterKey: string,
  opened: Opened,
): Promise<OpenSearch> => {
  const client = clientOf(meili.url, masterKey, 60_000);
  const probe = clientOf(meili.url, masterKey, longPatience);
  const { feed, counts } = useOf(client, opened, 'twice');
  const takeChanges = async (limit: number): Promise<number> => {
    // One that hangs is not waited for with every change; one that is slow has its time.
    await probe.health().catch((error: unknown) => {
      feed.markAway();
      throw new Error(`the search service does not answer (${awayReason(error)})`);
    });
    return feed.take(limit).catch((error: unknown) => {
      throw sayingWhy(error);
    });
  };
  try {
    await catchUp(takeChanges);
    while (!(await feed.isWhole())) {
      await setTimeout(look);
      await catchUp(takeChanges);
    }
  } catch (error) {
    if (!isAway(error))
      throw new StartError(`Cannot use the search service of MEILI_URL, ${hostOf(meili.url)} (${awayReason(error)}).`);
    opened.log.warn(
      { error: awayReason(error), host: hostOf(meili.url) },
      'the search service of MEILI_URL is away: nothing is found until it is back',
    );
  }
  const isReady = async (): Promise<boolean> => (await Promise.all([probe.isHealthy(), feed.isWhole()])).every(Boolean);
  const health = lookPatiently(isReady, { patience, longest: longPatience });
  const key = keyOf(masterKey);
  const forwarding = openForwarding(meili.url);
  const gate = createGate({
    key: { uid: keyUid, secret: key },
    under: embeddedSearchPath,
    now: () => new Date(),
    isSessionOpen: sessionsOf(opened.database),
    forward: forwarding.forward,
  });
  return {
    app: meili.publicUrl === null ? gate : null,
    isEmbedded: false,
    host: meili.publicUrl ?? embeddedSearchPath,
    key,
    // Whoever exports a list waits for one that hangs no longer than a look at its health does.
    find: createFindDocuments(probe),
    counts,
    takeChanges,
    behind: feed.behind,
    rebuild: feed.rebuild,
    ready: health.isThere,
    isSlow: health.isSlow,
    close: async () => forwarding.close(),
  };
};

/** Master key of an embedded search service that is given none. */
export const searchMasterKey = (keys: KeyRing): string => derivedKey(keys[0], 'search').toString('base64url');

/** Opens the search service, its indexes filled from the database where it is there; throws a StartError when another service refuses its key. */
export const openSearch = async (config: ServerConfig, folder: string | null, opened: Opened): Promise<OpenSearch> => {
  const masterKey = config.meiliMasterKey ?? searchMasterKey(opened.keys);
  return config.meili
    ? openOtherSearch(config.meili, masterKey, opened)
    : openEmbeddedSearch(folder ?? '', masterKey, opened);
};

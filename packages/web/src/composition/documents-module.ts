import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { CredentialsKeeper } from '@connect/adapters-http/search-credentials';
import { createStorageDocumentCache } from '@connect/adapters-storage/storage-document-cache';
import type { Clock } from '@connect/core/ports/clock';
import type { DocumentSearch } from '@connect/core/ports/document-search';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import { checkLine } from '../line/check-line.ts';
import { keepFault } from '../line/last-fault.ts';
import { takeBegun } from './begun-calls.ts';
import { httpAdapters } from './lazy-adapters.ts';
import { lazily } from './lazily.ts';
import { askedPort } from './lazy-port.ts';
import { moduleOf } from './module-of.ts';
import type { BrowserConfig } from './read-config.ts';
import {
  BrowserConfigToken,
  ClockToken,
  DocumentCacheToken,
  DocumentsToken,
  ParcelTrackingToken,
  PortalClientToken,
  SafeStoreToken,
  SearchToken,
  SessionDoubtedSignal,
  SessionTokensToken,
  UnreadableEntriesToken,
} from './tokens.ts';
import type { Signal } from './signal.ts';
import type { Lazily, SessionSearch, UnreadableEntries } from './tokens.ts';

const port = askedPort(lazily(() => import('./http-document-adapters.ts')));

/** The search service, at the address and with the credentials that the portal API hands out. */
const createSessionSearch = (
  config: BrowserConfig,
  clock: Clock,
  portal: Lazily<PortalClient>,
  unreadable: UnreadableEntries,
  tokens: SessionTokens,
  doubted: Signal,
): SessionSearch => {
  let keeper: CredentialsKeeper | null = null;
  const service = lazily(async () => {
    const [{ createCredentialsKeeper }, client] = await Promise.all([httpAdapters(), portal()]);
    keeper = createCredentialsKeeper(client, () => clock.now());
    return {
      credentials: keeper,
      origin: config.apiHost || location.origin,
      onUnreadable: unreadable.addOthers,
      onFault: keepFault,
    };
  });
  const adapter = lazily(async (): Promise<DocumentSearch> => {
    const [{ createMeilisearchDocumentSearch }, options] = await Promise.all([
      import('@connect/adapters-http/meilisearch-document-search'),
      service(),
    ]);
    return createMeilisearchDocumentSearch({
      ...options,
      onUnreadable: unreadable.addDocuments,
      onSessionDoubted: doubted.raise,
      takeBegun: (query) => takeBegun({ question: JSON.stringify(query), token: tokens.current() ?? '', language: '' }),
    });
  });
  return {
    find: async (query) => {
      try {
        return await (await adapter()).find(query);
      } catch (error) {
        await checkLine(config.apiHost);
        throw error;
      }
    },
    prepare: async () => {
      await Promise.allSettled([adapter(), service().then(({ credentials }) => credentials.current())]);
    },
    forget: () => keeper?.forget(),
    service,
  };
};

/** Orders and invoices: the list's search, a document of its own, its parcels, and what is kept of them in the browser. */
export const documentsModule = () =>
  moduleOf((bind) => {
    bind(SearchToken, createSessionSearch, [
      BrowserConfigToken,
      ClockToken,
      PortalClientToken,
      UnreadableEntriesToken,
      SessionTokensToken,
      SessionDoubtedSignal,
    ]);
    bind(
      DocumentsToken,
      port((made, client) => made.createHttpDocuments(client)),
      [PortalClientToken],
    );
    bind(
      ParcelTrackingToken,
      port((made, client) => made.createHttpParcelTracking(client)),
      [PortalClientToken],
    );
    bind(DocumentCacheToken, createStorageDocumentCache, [SafeStoreToken]);
  });

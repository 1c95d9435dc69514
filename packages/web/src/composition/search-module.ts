import type { CredentialsKeeper } from '@connect/adapters-http/search-credentials';
import type { DocumentSearch } from '@connect/core/ports/document-search';
import { ContainerModule } from 'inversify';
import { checkLine } from '../line/check-line.ts';
import { keepFault } from '../line/last-fault.ts';
import { takeBegun } from './begun-calls.ts';
import { lazily } from './lazily.ts';
import {
  BrowserConfigToken,
  ClockToken,
  PortalClientToken,
  SearchToken,
  SessionTokensToken,
  UnreadableEntriesToken,
} from './tokens.ts';
import type { SessionSearch } from './tokens.ts';

/** The search service, at the address and with the credentials that the portal API hands out. */
export const searchModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SearchToken)
      .toResolvedValue(
        (config, clock, portal, unreadable, tokens): SessionSearch => {
          let keeper: CredentialsKeeper | null = null;
          const service = lazily(async () => {
            const [{ createCredentialsKeeper }, client] = await Promise.all([import('./http-adapters.ts'), portal()]);
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
              takeBegun: (query) =>
                takeBegun({ question: JSON.stringify(query), token: tokens.current() ?? '', language: '' }),
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
        },
        [BrowserConfigToken, ClockToken, PortalClientToken, UnreadableEntriesToken, SessionTokensToken],
      )
      .inSingletonScope();
  });

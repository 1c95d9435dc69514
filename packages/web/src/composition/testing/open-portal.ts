import { day } from '@connect/core/domain/calendar/day';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { SearchServiceOptions } from '@connect/adapters-http/search-service';
import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import {
  aCustomer,
  aUser,
  createMemoryActiveSessions,
  createMemoryAuthentication,
  createMemoryClock,
  createMemoryCustomerAccount,
  createMemoryDocuments,
  createMemoryFileSaver,
  createMemoryImpersonation,
  createMemoryManagerProfile,
  createMemoryParcelTracking,
  createMemoryPasswords,
  createMemoryRegistration,
  createMemorySessions,
} from '@connect/core/testing';
import type { MemoryAccount } from '@connect/core/testing';
import type { AccountManager } from '@connect/core/domain/account/managed-customer';
import type { Authentication } from '@connect/core/ports/authentication';
import type { Impersonation } from '@connect/core/ports/impersonation';
import { ContainerModule } from 'inversify';

import { createContainer, firstModules } from '../container.ts';
import { createServices } from '../create-services.ts';
import type { BrowserConfig } from '../read-config.ts';
import * as tokens from '../tokens.ts';

export const config: BrowserConfig = {
  basePath: '',
  apiHost: '',
  brandApiHost: '',
  staffLoginUrl: null,
  staffLogoutUrl: null,
  imageHost: '/images',
  currency: 'GBP',
  dpdTrackingUrl: 'https://track.dpd.co.uk',
  storefronts: {},
  name: 'Connect',
  supplier: 'Connect Safety Supplies Ltd · Leeds',
  legal: {},
  actingNeedsReason: false,
  support: { email: 'support@connect.example', phone: null },
  mailbox: null,
  demo: null,
};
const manager: AccountManager = {
  name: 'Morgan Hale',
  email: 'morgan@connect.example',
  firstName: 'Morgan',
  lastName: 'Hale',
  isSuperUser: false,
};
/** The invitation that can be registered with. */
export const invitation = { email: 'new@northgate.example', signature: 'signed' };

const noNetwork = async (): Promise<never> => {
  throw new Error('Nothing of the network is here');
};

/** A tab of the portal: the container with fakes in place of the browser and everything remote. */
export const openPortal = ({
  storage = createMemoryStorage(),
  /** The tab's own. */
  tab = createMemoryStorage(),
  page = new EventTarget(),
  sessions = createMemorySessions(),
  accounts = [{ user: aUser(), password: 'right' }] as readonly MemoryAccount[],
  /** Stands between the tab and the server. */
  over = (authentication: Authentication): Authentication => authentication,
  overImpersonation = (impersonation: Impersonation): Impersonation => impersonation,
  client = (): Promise<PortalClient> => noNetwork(),
  searchService = (): Promise<SearchServiceOptions> => noNetwork(),
} = {}) => {
  const counts = { prepared: 0, forgotten: 0, fetched: 0 };
  const passwords = createMemoryPasswords([...accounts], sessions);
  const remote = new ContainerModule(({ bind }) => {
    bind(tokens.ClockToken).toConstantValue(createMemoryClock(day('2026-11-20'), 'Europe/London'));
    bind(tokens.RandomToken).toConstantValue(() => 0);
    bind(tokens.FileSaverToken).toConstantValue(createMemoryFileSaver());
    bind(tokens.AuthenticationToken)
      .toResolvedValue(
        (held) => over(createMemoryAuthentication(accounts, held, sessions)),
        [tokens.SessionTokensToken],
      )
      .inSingletonScope();
    bind(tokens.CustomerAccountToken).toConstantValue(createMemoryCustomerAccount({ customer: aCustomer() }));
    bind(tokens.DocumentsToken).toConstantValue(createMemoryDocuments([]));
    bind(tokens.ParcelTrackingToken).toConstantValue(createMemoryParcelTracking({}));
    bind(tokens.RegistrationToken).toConstantValue(createMemoryRegistration([invitation], sessions));
    bind(tokens.PasswordsToken).toConstantValue(passwords);
    bind(tokens.ActiveSessionsToken)
      .toResolvedValue((held) => createMemoryActiveSessions(held, sessions, null), [tokens.SessionTokensToken])
      .inSingletonScope();
    bind(tokens.ImpersonationToken)
      .toResolvedValue(
        (held) => overImpersonation(createMemoryImpersonation(['C10482', 'C20915'], held, sessions)),
        [tokens.SessionTokensToken],
      )
      .inSingletonScope();
    bind(tokens.ManagerProfileToken).toConstantValue(createMemoryManagerProfile(manager));
    bind(tokens.PortalClientToken).toConstantValue(async () => {
      counts.fetched += 1;
      return client();
    });
    bind(tokens.SearchToken).toConstantValue({
      find: async () => ({ hits: [], total: 0 }),
      prepare: async () => {
        counts.prepared += 1;
      },
      forget: () => {
        counts.forgotten += 1;
      },
      service: searchService,
    });
  });
  const container = createContainer(remote, ...firstModules(config, page, storage, tab));
  /** The token of the last reset mail. */
  const mailed = (): string => passwords.sent[0]?.token ?? '';
  return { container, services: createServices(container), storage, counts, mailed };
};

import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import type { StorageLike } from '@connect/adapters-storage/safe-store';
import {
  aCustomer,
  aUser,
  createMemoryAuthentication,
  createMemoryClock,
  createMemoryCustomerAccount,
  createMemoryDocuments,
  createMemoryFileSaver,
  createMemoryParcelTracking,
} from '@connect/core/testing';
import { ContainerModule } from 'inversify';
import { describe, expect, test } from 'vitest';

import { createContainer } from './container.ts';
import { createServices } from './create-services.ts';
import type { BrowserConfig } from './read-config.ts';
import { createSignal } from './signal.ts';
import { storageModule } from './storage-module.ts';
import * as tokens from './tokens.ts';
import { warmUp } from './warm-up.ts';

const config: BrowserConfig = {
  basePath: '',
  apiHost: '',
  staffLoginUrl: null,
  imageHost: '/images',
  currency: 'GBP',
  dpdTrackingUrl: 'https://track.dpd.co.uk',
  demo: null,
};
const credentials = { email: 'priya@northgate.example', password: 'right', remember: true };

/** The container with fakes in place of the browser and everything remote. */
const setUp = (storage: StorageLike = createMemoryStorage()) => {
  const counts = { prepared: 0, forgotten: 0, fetched: 0 };
  const remote = new ContainerModule(({ bind }) => {
    bind(tokens.BrowserConfigToken).toConstantValue(config);
    bind(tokens.SignedOutSignal).toResolvedValue(createSignal).inSingletonScope();
    bind(tokens.ClockToken).toConstantValue(createMemoryClock('2026-11-20', 'Europe/London'));
    bind(tokens.RandomToken).toConstantValue(() => 0);
    bind(tokens.FileSaverToken).toConstantValue(createMemoryFileSaver());
    bind(tokens.AuthenticationToken)
      .toResolvedValue(
        (held) => createMemoryAuthentication([{ user: aUser(), password: 'right' }], held),
        [tokens.SessionTokensToken],
      )
      .inSingletonScope();
    bind(tokens.CustomerAccountToken).toConstantValue(createMemoryCustomerAccount({ customer: aCustomer() }));
    bind(tokens.DocumentsToken).toConstantValue(createMemoryDocuments([]));
    bind(tokens.ParcelTrackingToken).toConstantValue(createMemoryParcelTracking({}));
    bind(tokens.PortalClientToken).toConstantValue(async () => {
      counts.fetched += 1;
      throw new Error('Nothing of the network is here');
    });
    bind(tokens.SearchToken).toConstantValue({
      find: async () => ({ hits: [], total: 0 }),
      prepare: async () => {
        counts.prepared += 1;
      },
      forget: () => {
        counts.forgotten += 1;
      },
    });
  });
  const container = createContainer(storageModule(storage), remote);
  return { container, services: createServices(container), storage, counts };
};

describe('signing in and out', () => {
  test('signing in is another session: the next guard asks again, and the search is prepared', async () => {
    const { services, counts } = setUp();
    expect(await services.session.ensure()).toBeNull();
    await services.signIn(credentials);
    expect((await services.session.ensure())?.user.email).toBe(credentials.email);
    expect([counts.forgotten, counts.prepared]).toEqual([1, 1]);
  });

  test('a refused sign-in changes nothing', async () => {
    const { services, counts } = setUp();
    const answer = await services.signIn({ ...credentials, password: 'wrong' });
    expect([answer.ok, counts.prepared, await services.session.ensure()]).toEqual([false, 0, null]);
  });

  test('logging out clears the tokens and the cached documents, and keeps the choices (decisions 21)', async () => {
    const { services, storage } = setUp();
    await services.signIn(credentials);
    storage.setItem('order:SO-1', '{}');
    storage.setItem('picker-range', '{}');
    await services.signOut();
    expect([storage.getItem('jwt'), storage.getItem('order:SO-1')]).toEqual([null, null]);
    expect(storage.getItem('picker-range')).toBe('{}');
    expect(await services.session.ensure()).toBeNull();
  });

  test('a 401 forgets the stored data and tells the router, once (decisions 22)', async () => {
    const { services, storage, container } = setUp();
    await services.signIn(credentials);
    await services.session.ensure();
    storage.setItem('invoice:SI-1', '{}');
    let lost = 0;
    services.session.onLost(() => {
      lost += 1;
      expect([storage.getItem('jwt'), storage.getItem('invoice:SI-1')]).toEqual([null, null]);
    });
    container.get(tokens.SignedOutSignal).raise();
    container.get(tokens.SignedOutSignal).raise();
    expect(lost).toBe(1);
  });

  test('stopping an impersonation restores the own token and is another session (spec §4)', async () => {
    const { services, storage, counts } = setUp();
    storage.setItem('jwt', 'customer');
    storage.setItem('impersonator_jwt', 'staff');
    expect(services.stopImpersonating()).toBe(true);
    expect([storage.getItem('jwt'), storage.getItem('impersonator_jwt'), counts.forgotten]).toEqual(['staff', null, 1]);
  });
});

describe('what the first page needs is fetched ahead', () => {
  test('with a token: session and search credentials at once', async () => {
    const storage = createMemoryStorage();
    storage.setItem('jwt', 'token');
    const { container, services, counts } = setUp(storage);
    let asked = 0;
    const session = {
      ...services.session,
      ensure: async () => {
        asked += 1;
        return null;
      },
    };
    warmUp(container, { session }, new EventTarget());
    expect([asked, counts.prepared]).toEqual([1, 1]);
  });

  test('without one: nothing, until somebody turns to the form, and then once', () => {
    const { container, services, counts } = setUp();
    const page = new EventTarget();
    warmUp(container, services, page);
    expect([counts.fetched, counts.prepared]).toEqual([0, 0]);
    page.dispatchEvent(new Event('focusin'));
    page.dispatchEvent(new Event('input'));
    expect(counts.fetched).toBe(1);
  });
});

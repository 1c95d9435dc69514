import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { SearchServiceOptions } from '@connect/adapters-http/search-service';
import { createMemoryOrderMails, createMemoryWatchlist } from '@connect/core/testing';
import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import { describe, expect, test } from 'vitest';

import { accountPorts, open as openAccount } from './account-feature.ts';
import { brandPorts, open as openBrand } from './brand-feature.ts';
import { open as openOrdering, orderingPorts } from './ordering-feature.ts';
import { open as openStaff, staffPorts } from './staff-feature.ts';
import { config, openPortal } from './testing/open-portal.ts';
import { createContainer, firstModules } from './container.ts';
import * as tokens from './tokens.ts';

const unavailable = { ok: false, refusal: { failure: 'unavailable', message: null } } as const;

/** A tab of the portal whose server answers nothing, and the paths that it was asked for. */
const openTab = () => {
  const asked: string[] = [];
  const call = async ({ path }: { readonly path: string }) => {
    asked.push(path);
    return unavailable;
  };
  const client: PortalClient = { json: call, file: call, done: call };
  const unused = (): never => expect.unreachable('Nothing is searched here');
  const search: SearchServiceOptions = {
    credentials: { current: unused, insteadOf: unused, forget: unused },
    origin: 'http://localhost',
  };
  const portal = openPortal({ client: async () => client, searchService: async () => search });
  return { ...portal, client, search, asked };
};

test('the modules of the first pages bind every token, but those that something else is bound for', () => {
  const all = Object.values(tokens).filter(
    (each): each is Exclude<typeof each, typeof tokens.token> => each !== tokens.token,
  );
  const modules = () => firstModules(config, window, createMemoryStorage(), createMemoryStorage());
  const container = createContainer(...modules());
  expect(all.filter((token) => container.get<unknown>(token) === undefined)).toEqual([]);

  const fakes = all.map((token) => [token, {}] as const);
  const swapped = createContainer();
  for (const [token, fake] of fakes) swapped.bind<unknown>(token).toConstantValue(fake);
  swapped.load(...modules());
  expect(fakes.filter(([token, fake]) => swapped.get<unknown>(token) !== fake)).toEqual([]);
});

describe.each([
  { name: 'account', ports: accountPorts, open: openAccount },
  { name: 'brand', ports: brandPorts, open: openBrand },
  { name: 'ordering', ports: orderingPorts, open: openOrdering },
  { name: 'staff', ports: staffPorts, open: openStaff },
])('the feature $name', ({ ports, open }) => {
  test('binds all of its ports, and has all that its screens do', () => {
    const { container, client, search } = openTab();
    expect(Object.values(open(container, client, search)).filter((each) => each === undefined)).toEqual([]);
    expect(Object.values(ports).filter(({ token }) => !container.isBound(token))).toEqual([]);
  });

  test('leaves each port as it is that something else is bound for', () => {
    const { container, client, search } = openTab();
    const own = Object.values(ports).filter(({ token }) => !container.isBound(token));
    const fakes = own.map(({ token }) => {
      const fake = {};
      container.bind<unknown>(token).toConstantValue(fake);
      return [token, fake] as const;
    });
    open(container, client, search);
    expect(fakes.filter(([token, fake]) => container.get<unknown>(token) !== fake)).toEqual([]);
  });
});

test('a feature asks the server, but where a port is swapped', async () => {
  const { services, container, asked } = openTab();
  container.bind(orderingPorts.watchlist.token).toConstantValue(createMemoryWatchlist(new Map()));
  const ordering = await services.ordering();
  expect(await ordering.listWatched()).toEqual({ ok: true, value: [] });
  expect(asked).toEqual([]);
  expect(await ordering.listFavouriteLists()).toEqual(unavailable);
  expect(asked).toHaveLength(1);

  container.bind(accountPorts.orderMails.token).toConstantValue(createMemoryOrderMails());
  expect((await (await services.account()).loadOrderEmails()).ok).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a feature is opened once, and again after a server that was out of reach', async () => {
  let isThere = false;
  const { client, search } = openTab();
  const { services } = openPortal({
    client: async () => {
      if (!isThere) throw new Error('Out of reach');
      return client;
    },
    searchService: async () => search,
  });
  await expect(services.staff()).rejects.toThrow('Out of reach');
  isThere = true;
  const staff = await services.staff();
  expect(await services.staff()).toBe(staff);
});

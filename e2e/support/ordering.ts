import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { apiAs, limitOf, newPerson } from './people.ts';
import type { Person } from './people.ts';
import { testOn } from './own-server.ts';

/** Journeys that place orders: on a server of their own, for an order changes what a company owes and sees. */
export const orderingTest = testOn({});

export interface OrderableItem {
  readonly sku: string;
  readonly title: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly packSize: number;
  readonly minimum: number;
  readonly stock: number;
}

interface Buyer {
  readonly limit?: number | null;
  /** Beside View Orders and Place Orders. */
  readonly permissions?: readonly string[];
  /** Whose company they buy for. */
  readonly by?: Account;
}

/** Somebody new who may order, with the portal API as they see it. The caller disposes of it. */
export const newBuyer = async (
  baseURL: string,
  { limit = null, permissions = [], by = 'priya' }: Buyer = {},
): Promise<Person & { readonly api: APIRequestContext }> => {
  const person = await newPerson(baseURL, {
    permissions: ['View Orders', 'Place Orders', ...permissions],
    spendLimit: limit === null ? null : limitOf(limit),
    by,
  });
  return { ...person, api: await apiAs(baseURL, person.token) };
};

/** Items that come in packs and are in stock. */
export const packedItems = async (api: APIRequestContext, count: number): Promise<readonly OrderableItem[]> => {
  const found: OrderableItem[] = [];
  for (let skip = 0; skip < 80; skip += 8) {
    const answer = await api.get('/api/v3/items', { params: { q: 'glove', skip } });
    const { data }: { data: readonly OrderableItem[] } = await answer.json();
    found.push(...data);
  }
  const packed = found.filter(({ packSize: pack, stock }) => pack > 1 && stock > 1000).slice(0, count);
  expect(packed).toHaveLength(count);
  return packed;
};

export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

export interface WireBasket {
  readonly version: number;
  readonly totalIncVat: Amount;
  readonly lines: readonly { readonly item: OrderableItem; readonly quantity: number; readonly unitPrice: Amount }[];
}

export const basketOf = async (api: APIRequestContext): Promise<WireBasket> => (await api.get('/api/v3/basket')).json();

/** The quantities of a basket by their items' numbers. */
export const quantitiesOf = async (api: APIRequestContext): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await basketOf(api)).lines.map(({ item, quantity }) => [item.sku, quantity]));

export const setInBasket = async (
  api: APIRequestContext,
  quantities: Readonly<Record<string, number>>,
): Promise<void> => {
  const changes = Object.entries(quantities).map(([sku, quantity]) => ({ kind: 'set', sku, quantity }));
  const answer = await api.patch('/api/v3/basket', { data: { idempotencyKey: randomUUID(), changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  expect((await answer.json()).refused).toEqual([]);
};

/** The server does what is asked of the basket next, and nobody hears of it. */
export const loseNextBasketAnswer = async (page: Page): Promise<void> => {
  let lost = 0;
  await page.route('**/api/v3/basket', async (route) => {
    if (route.request().method() !== 'PATCH' || lost++ > 0) return route.fallback();
    await route.fetch();
    return route.abort();
  });
};

/** Orders what is in the basket without a page; answers the order's number. */
export const placeOrder = async (api: APIRequestContext, reference: string): Promise<string> => {
  const { addresses } = await (await api.get('/api/v3/checkout')).json();
  const { version, totalIncVat } = await basketOf(api);
  const answer = await api.post('/api/v3/orders', {
    data: {
      idempotencyKey: randomUUID(),
      basketVersion: version,
      totalIncVat,
      addressId: addresses[0].id,
      reference,
      requestedOn: null,
      notes: '',
      storefront: '',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).no;
};

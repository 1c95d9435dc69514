// @vitest-environment happy-dom
import { permissions } from '@connect/core/domain/access/user';
import { listedProduct, listProducts, productChoices, skusToSignOff } from '@connect/core/domain/products/product-list';
import type { Product } from '@connect/core/domain/products/product';
import type { LocalSignOffs, SignOffLevel } from '@connect/core/domain/products/sign-off';
import { ok, refused } from '@connect/core/domain/result';
import type { LocalSignOffStore } from '@connect/core/ports/local-sign-offs';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import { aUser } from '@connect/core/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { BrandProvider } from '../../brand-services.ts';
import type { BrandServices } from '../../brand-services.ts';
import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { askedProducts } from './products-address.ts';
import { ProductsScreen } from './products-screen.tsx';

afterEach(cleanup);
beforeAll(() => {
  // What the screen asks of a dialog, which the test's page has not.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

const productsOf = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    sku: `GLV-${index}`,
    title: `Glove ${index}`,
    brand: 'Trygg',
    classification: 'Hand protection',
    slug: 'glove',
    image: null,
    region: 'uk_en-gb',
    signedOffAt: -1,
    secondSignedOffAt: -1,
  }));

const memoryLocal = (): LocalSignOffStore => {
  const lists: Record<SignOffLevel, ReadonlySet<string>> = { first: new Set(), second: new Set() };
  return {
    read: (): LocalSignOffs => ({ ...lists }),
    add: (level, skus) => {
      lists[level] = new Set([...lists[level], ...skus]);
    },
    remove: (level, skus) => {
      lists[level] = new Set([...lists[level]].filter((sku) => !skus.includes(sku)));
    },
  };
};

/** The screen of a brand manager over so many products, of which the search service estimates more or as many. */
const show = async (
  count: number,
  { estimated = count, sign }: { readonly estimated?: number; readonly sign?: ProductSignOff['sign'] } = {},
) => {
  const products = productsOf(count).map(listedProduct);
  const board: BrandServices['board'] = {
    load: vi.fn(async () => ({ received: count, estimated, ...productChoices(products) })),
    list: async (query, local) => listProducts(products, query, local),
    skusToSignOff: async (query, local, level) => skusToSignOff(products, query, local, level),
    put: async () => undefined,
  };
  const signOff: ProductSignOff = {
    categories: async () => ok(['Hand protection']),
    sign:
      sign ??
      (async ({ skus, region }) =>
        ok({ times: skus.map((sku) => ({ sku, region, signedOffAt: 5, secondSignedOffAt: -1 })), refused: [] })),
    history: async () => ok({ entries: [], next: null }),
  };
  const user = aUser({ roles: ['brand_manager'], permissions: [permissions.signOff], customerNo: null });
  const local = memoryLocal();
  render(
    <ServicesProvider value={fakeServices({ user, customer: null })}>
      <BrandProvider value={{ board, signOff, local }}>
        <ProductsScreen asked={askedProducts({})} onAsked={() => undefined} isDashboard={false} />
      </BrandProvider>
    </ServicesProvider>,
  );
  await act(async () => undefined);
  await act(async () => undefined);
  return { board, local };
};
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await act(async () => undefined);
};
const signAll = async () => {
  await press(screen.getByRole('button', { name: 'Sign off all' }));
  await press(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign off' }));
};

test('asks only for what the own categories have and lacks the sign-off (spec §6, §7)', async () => {
  const { board } = await show(1);
  expect(board.load).toHaveBeenCalledWith('signed_off_at = -1 AND schema_classification IN ["Hand protection"]');
});

test.each([
  [10, 0],
  [11, 1],
])('%i products have %i paginators (spec §2)', async (count, paginators) => {
  await show(count);
  expect(screen.queryAllByText('Page 1 of 2')).toHaveLength(paginators);
  expect(screen.getByRole('tab', { name: /^UK/ }).textContent).toBe(`UK${count}`);
});

test('says so when fewer products came than there are (decisions 9)', async () => {
  await show(3);
  expect(screen.queryByText(/^Only /)).toBeNull();
  cleanup();
  await show(3, { estimated: 9 });
  expect(screen.getByText(/^Only 3 of about 9 products/)).toBeTruthy();
});

test('signs many off in calls of a thousand, and gives back the marks of the one that failed and all after it', async () => {
  const calls: number[] = [];
  const { local } = await show(2500, {
    sign: async ({ skus, region }) => {
      calls.push(skus.length);
      if (calls.length === 2) return refused({ failure: 'unavailable', message: null });
      return ok({ times: skus.map((sku) => ({ sku, region, signedOffAt: 5, secondSignedOffAt: -1 })), refused: [] });
    },
  });
  await signAll();
  expect(calls).toEqual([1000, 1000]);
  expect(local.read().first.size).toBe(0);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByText('1,000 products signed off.')).toBeTruthy();
});

test('names how many the server refused', async () => {
  await show(2, { sign: async ({ skus }) => ok({ times: [], refused: skus }) });
  await signAll();
  expect(screen.getByRole('alert').textContent).toContain('2 products could not be signed off.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

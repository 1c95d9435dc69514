import { permissions } from '@connect/core/domain/access/user';
import { unconfirmedSignOffs, withMarks, withoutMarks } from '@connect/core/domain/products/local-sign-offs';
import { listedProduct, listProducts, productChoices, skusToSignOff } from '@connect/core/domain/products/product-list';
import type { Product } from '@connect/core/domain/products/product';
import type { LocalMarks, LocalSignOffs, SignOffLevel } from '@connect/core/domain/products/sign-off';
import { ok, refused } from '@connect/core/domain/result';
import type { LocalSignOffStore } from '@connect/core/ports/local-sign-offs';
import type { ProductBoard } from '@connect/core/ports/product-board';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import { makeListProducts, makeLoadProducts } from '@connect/core/use-cases/products/products-to-sign-off';
import { makeSignOff } from '@connect/core/use-cases/products/sign-off';
import { aUser } from '@connect/core/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { BrandProvider } from '../../brand-services.ts';
import { ServicesProvider } from '../../services.ts';
import { Toasts } from '../../shared/page/toasts.tsx';
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

const signedAll = (skus: readonly string[], region: string) => ({
  products: skus.map((sku) => ({ sku, region, signedOffAt: 5, secondSignedOffAt: -1, changed: true })),
  refused: [],
});

const memoryLocal = (): LocalSignOffStore => {
  const lists: Record<SignOffLevel, LocalMarks> = { first: new Map(), second: new Map() };
  return {
    read: (): LocalSignOffs => ({ ...lists }),
    add: (level, region, skus) => {
      lists[level] = withMarks(lists[level], region, skus);
    },
    remove: (level, region, skus) => {
      lists[level] = withoutMarks(lists[level], region, skus);
    },
  };
};

/** The screen of a brand manager over so many products, of which the search service estimates more or as many. */
const show = async (
  count: number,
  {
    estimated = count,
    marked = [],
    isSenior = false,
    ...given
  }: {
    readonly estimated?: number;
    /** SKUs whose sign-off an earlier visit left marked. */
    readonly marked?: readonly string[];
    readonly isSenior?: boolean;
  } & Partial<
    Pick<ProductSignOff, 'sign' | 'states' | 'history'> & Pick<ProductBoard, 'list' | 'update' | 'skusToSignOff'>
  > = {},
) => {
  const products = productsOf(count).map(listedProduct);
  const board: ProductBoard = {
    load: vi.fn(async () => ({ received: count, estimated, ...productChoices(products) })),
    list: given.list ?? (async (query, local) => listProducts(products, query, local)),
    skusToSignOff: given.skusToSignOff ?? (async (query, local, level) => skusToSignOff(products, query, local, level)),
    unconfirmed: async (local) => unconfirmedSignOffs(local, products, count === estimated),
    update: given.update ?? (async () => undefined),
  };
  const signOff: ProductSignOff = {
    categories: async () => ok(['Hand protection']),
    sign: given.sign ?? (async ({ skus, region }) => ok(signedAll(skus, region))),
    states: given.states ?? (async () => ok([])),
    history: given.history ?? (async () => ok({ entries: [], next: null })),
  };
  const user = aUser({
    roles: ['brand_manager'],
    permissions: [permissions.signOff, ...(isSenior ? [permissions.secondSignOff] : [])],
    customerNo: null,
  });
  const local = memoryLocal();
  local.add('first', 'uk_en-gb', marked);
  const onAsked = vi.fn();
  render(
    <ServicesProvider value={fakeServices({ user, customer: null })}>
      <BrandProvider
        value={{
          loadProducts: makeLoadProducts({ board, signOff }),
          listProducts: makeListProducts({ board }),
          skusToSignOff: board.skusToSignOff,
          signOff: makeSignOff({
            board,
            signOff,
            local,
            newAction: () => crypto.randomUUID(),
            wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
          }),
          signOffHistory: signOff.history,
        }}
      >
        <ProductsScreen asked={askedProducts({})} onAsked={onAsked} isDashboard={false} />
      </BrandProvider>
      <Toasts />
    </ServicesProvider>,
  );
  await act(async () => undefined);
  await act(async () => undefined);
  return { board, local, onAsked };
};
const press = async (button: HTMLElement) => {
  fireEvent.click(button);
  await act(async () => undefined);
};
/** What was done is over, and so is the pause before what was not answered is asked again. */
const afterPause = async (done: () => Promise<void>) => {
  vi.useFakeTimers();
  try {
    await done();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
  } finally {
    vi.useRealTimers();
  }
};
const signAll = async () => {
  await press(screen.getByRole('button', { name: 'Sign off all' }));
  await press(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign off' }));
};
const ticks = () => within(screen.getByRole('table')).queryAllByText('Signed off', { exact: true });

test('asks only for what the own categories have and lacks the sign-off (specification §sign-off-rights, §sign-off-filter)', async () => {
  const { board } = await show(1);
  expect(board.load).toHaveBeenCalledWith({ kind: 'lack-first', categories: ['Hand protection'] });
});

test.each([
  [10, 0],
  [11, 1],
])('%i products have %i paginators (specification §product-paging)', async (count, paginators) => {
  await show(count);
  expect(screen.queryAllByText('Page 1 of 2')).toHaveLength(paginators);
  expect(screen.getByRole('tab', { name: /^UK/ }).textContent).toBe(`UK${count}`);
});

test('says so when fewer products came than there are (decisions §received-products)', async () => {
  await show(3);
  expect(screen.queryByText(/^Only /)).toBeNull();
  cleanup();
  await show(3, { estimated: 9 });
  expect(screen.getByText(/^We could load only 3 of about 9 products/)).toBeTruthy();
});

test('signs many off in calls of a thousand, and gives back the marks of the one that failed and all after it', async () => {
  const calls: number[] = [];
  const { local } = await show(2500, {
    sign: async ({ skus, region }) => {
      calls.push(skus.length);
      if (calls.length === 2) return refused({ failure: 'unavailable', message: null });
      return ok(signedAll(skus, region));
    },
  });
  await signAll();
  expect(await screen.findByText('We can’t reach the server. Check your connection and try again.')).toBeTruthy();
  expect(calls).toEqual([1000, 1000]);
  expect(local.read().first.size).toBe(1000);
  expect(screen.getByText('1,000 products signed off.')).toBeTruthy();
});

test('offers to undo a sign-off until the next press, above the list and in its row', async () => {
  await show(2);
  vi.useFakeTimers();
  try {
    await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo the sign-off of GLV-0' })).not.toBeNull();
    await press(screen.getByRole('button', { name: 'Sign off GLV-1' }));
    expect(screen.queryByRole('button', { name: 'Undo the sign-off of GLV-0' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo the sign-off of GLV-1' })).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('other products are listed before the address has them; a later wish keeps what an earlier one changed', async () => {
  const wishes: (() => void)[] = [];
  const { onAsked } = await show(25, {
    list: async (query, local) => {
      const listing = listProducts(productsOf(25).map(listedProduct), query, local);
      if (query.page > 1 || query.state !== 'all') await new Promise<void>((resolve) => wishes.push(resolve));
      return listing;
    },
  });
  await press(screen.getByRole('button', { name: 'Next' }));
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'not-signed' } });
  fireEvent.change(screen.getByLabelText('Brand'), { target: { value: 'Trygg' } });
  expect(onAsked).not.toHaveBeenCalled();
  await act(async () => wishes.toReversed().forEach((grant) => grant()));
  expect(onAsked).toHaveBeenCalledTimes(1);
  expect(onAsked).toHaveBeenCalledWith(expect.objectContaining({ state: 'not-signed', brand: 'Trygg', page: 1 }));
});

test('names how many the server refused', async () => {
  await show(2, { sign: async ({ skus }) => ok({ products: [], refused: skus.map((sku) => ({ sku, why: null })) }) });
  await signAll();
  expect(screen.getByRole('status').textContent).toContain('2 products couldn’t be signed off.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('asks the server about marks the index has not confirmed, and keeps those of what it has signed off', async () => {
  const asked: unknown[] = [];
  const { local } = await show(2, {
    marked: ['GLV-0', 'GLV-1', 'GONE'],
    states: async (form) => {
      asked.push(form);
      return ok([
        { sku: 'GLV-0', region: form.region, signedOffAt: -1, secondSignedOffAt: -1 },
        { sku: 'GLV-1', region: form.region, signedOffAt: 7, secondSignedOffAt: -1 },
      ]);
    },
  });
  await act(async () => undefined);
  expect(asked).toEqual([{ skus: ['GLV-0', 'GLV-1'], region: 'uk_en-gb' }]);
  expect([...local.read().first.keys()]).toEqual(['GLV-1']);
  expect(ticks()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Sign off GLV-0' })).toBeTruthy();
});

test('keeps every mark when the server cannot be asked', async () => {
  const { local } = await show(1, {
    marked: ['GLV-0'],
    states: async () => refused({ failure: 'unavailable', message: null }),
  });
  await act(async () => undefined);
  expect(local.read().first.size).toBe(1);
  expect(ticks()).toHaveLength(1);
});

test.each([
  ['taking over a sign-off', { update: async () => Promise.reject(new Error('The worker broke')) }],
  ['asked for all', { skusToSignOff: async () => Promise.reject(new Error('The worker broke')) }],
])('a worker that breaks %s is an error, after which all is loaded again', async (what, broken) => {
  const { board } = await show(2, broken);
  await press(screen.getByRole('button', { name: what === 'asked for all' ? 'Sign off all' : 'Sign off GLV-0' }));
  await act(async () => undefined);
  expect(screen.getByText('We couldn’t load the products.')).toBeTruthy();
  await press(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await press(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => undefined);
  expect(board.load).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('the history goes on where it ended, and says when more could not be had', async () => {
  const places: unknown[] = [];
  const entry = { by: 'Brook', sku: 'GLV-0', title: 'Glove', region: 'uk_en-gb', level: 'first', undo: false } as const;
  await show(1, {
    history: async ({ before }) => {
      places.push(before);
      if (places.length === 2) return refused({ failure: 'unavailable', message: null });
      const at = `2026-11-${before === null ? '20' : '19'}T10:00:00.000Z`;
      return ok({ entries: [{ ...entry, at }], next: before === null ? '7' : null });
    },
  });
  await press(screen.getByRole('button', { name: 'History of GLV-0' }));
  const dialog = within(screen.getByRole('dialog'));
  const more = () => press(dialog.getByRole('button', { name: 'Load more' }));
  await more();
  expect(dialog.getByText('We couldn’t load the history.')).toBeTruthy();
  await more();
  expect(dialog.queryByText('We couldn’t load the history.')).toBeNull();
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(places).toEqual([null, '7', '7']);
});

const asked = (sku: string, by: string, changed: boolean) => ({
  sku,
  region: 'uk_en-gb',
  signedOffAt: 5,
  secondSignedOffAt: -1,
  signedOffBy: by,
  changed,
});

test('what another signed off before is said and shown, and offers no undo', async () => {
  await show(1, { sign: async () => ok({ products: [asked('GLV-0', 'Anna Berg', false)], refused: [] }) });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  expect(screen.getByText('1 product was already signed off by Anna Berg.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(within(screen.getByRole('table')).getByText('Anna Berg')).toBeTruthy();
});

test('undo names the press it takes back, and only what that one changed', async () => {
  const forms: Parameters<ProductSignOff['sign']>[0][] = [];
  await show(2, {
    sign: async (form) => {
      forms.push(form);
      return ok({ products: [asked('GLV-0', 'Anna Berg', false), asked('GLV-1', 'Brook', true)], refused: [] });
    },
  });
  await signAll();
  expect(screen.getByText('1 product signed off.')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Undo' }));
  expect(forms.map(({ skus, undo }) => [skus, undo])).toEqual([
    [['GLV-0', 'GLV-1'], false],
    [['GLV-1'], true],
  ]);
  expect(forms[0]?.action).toMatch(/^[0-9a-f-]{36}$/);
  expect(forms[1]?.action).toBe(forms[0]?.action);
});

test('the same again after a lost answer is the same press', async () => {
  const pressed: unknown[] = [];
  await show(1, {
    sign: async ({ skus, region, action }) => {
      pressed.push(action);
      return pressed.length === 1 ? refused({ failure: 'unavailable', message: null }) : ok(signedAll(skus, region));
    },
  });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  await press(await screen.findByRole('button', { name: 'Sign off GLV-0' }));
  expect(pressed[1]).toBe(pressed[0]);
});

test('what was signed off, though the answer was lost, is shown as the server has it', async () => {
  await show(1, {
    sign: async () => refused({ failure: 'unavailable', message: null }),
    states: async ({ region }) =>
      ok([{ sku: 'GLV-0', region, signedOffAt: 7, secondSignedOffAt: -1, signedOffBy: 'Brook Linden' }]),
  });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  expect(await within(screen.getByRole('table')).findByText('Brook Linden')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign off GLV-0' })).toBeNull();
});

test('what was signed off as the line went is shown as soon as it is back', async () => {
  let isBack = false;
  const lost = refused({ failure: 'unavailable' as const, message: null });
  await show(1, {
    sign: async () => lost,
    states: async ({ region }) =>
      isBack
        ? ok([{ sku: 'GLV-0', region, signedOffAt: 7, secondSignedOffAt: -1, signedOffBy: 'Brook Linden' }])
        : lost,
  });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  await screen.findByRole('button', { name: 'Sign off GLV-0' });
  isBack = true;
  fireEvent(window, new Event('online'));
  expect(await within(screen.getByRole('table')).findByText('Brook Linden')).toBeTruthy();
});

test('what was not answered is asked until it is; nothing is a problem that was done', async () => {
  const lost = refused({ failure: 'unavailable' as const, message: null });
  const answers = [lost];
  await show(1, {
    sign: async () => lost,
    states: async ({ region }) =>
      answers.pop() ??
      ok([{ sku: 'GLV-0', region, signedOffAt: 7, secondSignedOffAt: -1, signedOffBy: 'Brook Linden' }]),
  });
  await afterPause(async () => {
    await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/can’t reach the server/)).toBeTruthy();
  });
  expect(within(screen.getByRole('table')).getByText('Brook Linden')).toBeTruthy();
  expect(screen.queryByText(/can’t reach the server/)).toBeNull();
});

test('another press does not end the question about the one before', async () => {
  const lost = refused({ failure: 'unavailable' as const, message: null });
  const asked: string[][] = [];
  await show(2, {
    sign: async ({ skus, region }) => (skus[0] === 'GLV-0' ? lost : ok(signedAll(skus, region))),
    states: async ({ skus, region }) => {
      asked.push([...skus]);
      return asked.length === 1
        ? lost
        : ok([{ sku: 'GLV-0', region, signedOffAt: 7, secondSignedOffAt: -1, signedOffBy: 'Brook Linden' }]);
    },
  });
  await afterPause(async () => {
    await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/can’t reach the server/)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Sign off GLV-1' }));
    expect(within(screen.getByRole('table')).queryByText('Brook Linden')).toBeNull();
  });
  expect(within(screen.getByRole('table')).getByText('Brook Linden')).toBeTruthy();
});

test('a late answer about a product does not undo a newer press on it', async () => {
  const lost = refused({ failure: 'unavailable' as const, message: null });
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let presses = 0;
  await show(1, {
    sign: async ({ skus, region }) => ((presses += 1) === 1 ? lost : ok(signedAll(skus, region))),
    states: async ({ region }) => {
      await late;
      return ok([{ sku: 'GLV-0', region, signedOffAt: -1, secondSignedOffAt: -1 }]);
    },
  });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  await screen.findByText(/can’t reach the server/);
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  await screen.findByText(/1 product signed off/);
  await act(async () => arrive());
  expect(screen.queryByRole('button', { name: 'Sign off GLV-0' })).toBeNull();
});

test('what another does is shown to whoever comes back to the page; a mark that is taken back goes', async () => {
  let by: string | null = null;
  const { local } = await show(2, {
    states: async ({ region }) =>
      ok(
        [0, 1].map((n) => ({
          sku: `GLV-${n}`,
          region,
          signedOffAt: by !== null && n === 1 ? 7 : -1,
          secondSignedOffAt: -1,
          signedOffBy: n === 1 ? by : null,
        })),
      ),
  });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  by = 'Anna Berg';
  fireEvent.focus(window);
  await act(async () => undefined);
  expect(within(screen.getByRole('table')).getByText('Anna Berg')).toBeTruthy();
  expect(local.read().first.size).toBe(0);
  expect(screen.getByRole('button', { name: 'Sign off GLV-0' })).toBeTruthy();
});

test('says why chosen products are not among those that are asked about', async () => {
  await show(3, {
    isSenior: true,
    marked: ['GLV-0'],
    states: async () => refused({ failure: 'unavailable', message: null }),
  });
  await act(async () => undefined);
  fireEvent.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'Select this page' }));
  await press(screen.getByRole('button', { name: 'Second sign-off (3)' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('Sign off 1 product?');
  expect(dialog.textContent).toContain('2 of the selected are left out:');
  expect(within(dialog).getByText('2 need the first sign-off before the second.')).toBeTruthy();
});

test('the history of what was signed off before it began says so', async () => {
  await show(1, { sign: async () => ok({ products: [asked('GLV-0', 'Brook', true)], refused: [] }) });
  await press(screen.getByRole('button', { name: 'Sign off GLV-0' }));
  await press(screen.getByRole('button', { name: 'History of GLV-0' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('before this history began')).toBeTruthy();
  expect(dialog.queryByText('This product hasn’t been signed off yet.')).toBeNull();
});

import type { Locator, Page } from '@playwright/test';
import { expectGoodState } from './support/good-page.ts';
import { hear } from './support/heard.ts';
import { documentPages, openSettled } from './support/pages.ts';
import { apiAs, newPerson, openAs } from './support/people.ts';
import { loseNextBasketAnswer } from './support/ordering.ts';
import { inOneOf } from './support/languages.ts';
import { expect, test, tokenOf } from './support/test.ts';

const words = {
  '': {
    make: 'New list',
    name: 'List name',
    nameless: 'Enter a name for the list.',
    errorTitle: /^Error: /,
    share: /^Share with my company/,
    save: 'Save',
    keep: /^Save .* to a list or watchlist$/,
    addTo: 'Add to',
    isOn: (name: string) => `Added to ${name}`,
    items: 'Items',
    handle: /^Move .*: drag/,
    up: /^Move .* up$/,
    place: 'position 1 of 3',
    more: /^Increase quantity of/,
    remove: 'Remove',
    undo: 'Undo',
    choose: 'Choose',
    addSome: 'Add 2 to basket',
    addAll: 'Add all to basket',
    added: '2 items added to your basket.',
    lost: 'We couldn’t confirm that this reached your basket.',
    allAdded: '3 items added to your basket.',
    by: 'Shared by Nia Person',
    edit: 'Edit',
    delete: 'Delete',
    gone: 'This list doesn’t exist, or it’s no longer shared with you.',
  },
  '/de/de': {
    make: 'Neue Liste',
    name: 'Name der Liste',
    nameless: 'Geben Sie einen Namen für die Liste ein.',
    errorTitle: /^Fehler: /,
    share: /^Im Unternehmen teilen/,
    save: 'Speichern',
    keep: /auf eine Liste oder die Merkliste setzen$/,
    addTo: 'hinzufügen',
    isOn: (name: string) => `Zu ${name} hinzugefügt`,
    items: 'Artikel',
    handle: /verschieben: ziehen/,
    up: /nach oben$/,
    place: '1 von 3',
    more: /^Menge von .* erhöhen$/,
    remove: 'entfernen',
    undo: 'Rückgängig',
    choose: 'auswählen',
    addSome: '2 in den Warenkorb',
    addAll: 'Alle in den Warenkorb',
    added: '2 Artikel wurden in Ihren Warenkorb gelegt.',
    lost: 'Wir konnten nicht feststellen, ob dies in Ihrem Warenkorb angekommen ist.',
    allAdded: '3 Artikel wurden in Ihren Warenkorb gelegt.',
    by: 'Geteilt von Nia Person',
    edit: 'Bearbeiten',
    delete: 'löschen',
    gone: 'Diese Liste gibt es nicht, oder sie wird nicht mehr mit Ihnen geteilt.',
  },
} as const;
const items = ['GLV-8841-L', 'HVJ-2210-M', 'BOT-5517-42'] as const;
const mayOrder = { permissions: ['View Orders', 'View Invoices', 'Place Orders'] };

const numbersOf = async (list: Locator): Promise<string[]> =>
  Promise.all(
    (await list.getByRole('listitem').all()).map(
      async (row) => (await row.innerText()).match(/\b[A-Z]{3}-\d{4}-\w+\b/)?.[0] ?? '',
    ),
  );

/** Drags a row by its handle until it is beyond another. */
const drag = async (page: Page, handle: Locator, target: Locator): Promise<void> => {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('They are not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 4, { steps: 4 });
  await page.mouse.up();
};

for (const [prefix, text] of inOneOf(Object.entries(words), 1))
  test(`favourites at ${prefix || '/'}: made, filled where a product stands, sorted, ordered, printed, shared, deleted`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const owner = await newPerson(baseURL ?? '', mayOrder);
    const api = await apiAs(baseURL ?? '', owner.token);
    const { order } = await documentPages(api);
    await openAs(page, owner, `${prefix}/connect/favourites`);
    await page.getByRole('button', { name: text.make }).click();
    const field = page.getByRole('textbox', { name: text.name });
    const heard = await hear(page);
    // Where the focus was at the field at fault already, the error is said.
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle(text.errorTitle);
    expect(await heard()).toEqual([text.nameless]);
    const name = `Yard ${owner.email.slice(7, 13)}`;
    await page.getByRole('textbox', { name: text.name }).fill(name);
    await page.getByRole('checkbox', { name: text.share }).check();
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const address = new URL(page.url()).pathname;
    const id = address.split('/').at(-1) ?? '';

    await openSettled(page, prefix + order);
    await page.getByRole('button', { name: text.keep }).first().click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: text.addTo }).click();
    await expect(menu.getByRole('button', { name: text.isOn(name) })).toBeVisible();

    const path = `/api/v3/favourites/${id}/lines`;
    const lines = items.map((sku) => ({ sku, quantity: 24 }));
    expect((await (await api.get(`/api/v3/favourites/${id}`)).json()).lines).toHaveLength(1);
    expect((await api.put(path, { data: { lines } })).status()).toBe(200);
    await openSettled(page, address);
    const list = page.getByRole('list', { name: text.items });
    const row = (sku: string) => list.getByRole('listitem').filter({ hasText: sku });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await drag(page, row(items[0]).getByRole('button', { name: text.handle }), row(items[2]));
    await expect.poll(() => numbersOf(list)).toEqual([items[1], items[2], items[0]]);
    await row(items[0]).getByRole('button', { name: text.up }).click();
    await row(items[0]).getByRole('button', { name: text.up }).press('Alt+ArrowUp');
    await expect.poll(() => numbersOf(list)).toEqual([items[0], items[1], items[2]]);
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: text.place })).toBeAttached();
    await expect(row(items[0]).getByRole('button', { name: text.up })).toBeFocused();
    await row(items[2]).getByRole('button', { name: text.handle }).press('Alt+ArrowUp');
    await row(items[1]).getByRole('button', { name: text.remove }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: text.undo }).click();
    await row(items[0]).getByRole('button', { name: text.more }).click();
    const saved = async () => {
      const { lines: kept } = await (await api.get(`/api/v3/favourites/${id}`)).json();
      return kept.map(({ item, quantity }: { item: { sku: string }; quantity: number }) => [item.sku, quantity]);
    };
    await expect.poll(saved).toEqual([
      [items[0], 36],
      [items[2], 24],
      [items[1], 24],
    ]);
    await page.reload();
    await expect.poll(() => numbersOf(list)).toEqual([items[0], items[2], items[1]]);

    if (prefix === '') await expectGoodState(page);
    for (const sku of [items[0], items[2]]) await row(sku).getByRole('checkbox').check();
    // The server does it, and its answer is lost: tried again, nothing is added twice.
    await loseNextBasketAnswer(page);
    await page.getByRole('button', { name: text.addSome }).click();
    await expect(page.getByText(text.lost)).toBeVisible();
    await page.getByRole('button', { name: text.addSome }).click();
    await expect(page.getByText(text.added)).toBeVisible();
    const basket = await (await api.get('/api/v3/basket')).json();
    const held = basket.lines.map(({ item, quantity }: { item: { sku: string }; quantity: number }) => [
      item.sku,
      quantity,
    ]);
    expect(held.toSorted()).toEqual(
      [
        [items[2], 24],
        [items[0], 36],
      ].toSorted(),
    );

    await page.emulateMedia({ media: 'print' });
    await expect(row(items[1])).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // Names open their products on the screen; on paper they are names.
    await expect(page.locator('button:not([aria-haspopup="dialog"]):visible, input:visible')).toHaveCount(0);
    await page.emulateMedia({ media: null });

    const colleague = await newPerson(baseURL ?? '', mayOrder);
    await openAs(page, colleague, `${prefix}/connect/favourites`);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(text.by);
    await page.getByRole('link', { name }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(
      page.getByRole('button', { name: text.handle }).or(page.getByRole('button', { name: text.edit })),
    ).toHaveCount(0);
    await page.getByRole('button', { name: text.addAll }).click();
    await expect(page.getByText(text.allAdded)).toBeVisible();

    await openAs(page, owner, `${prefix}/connect/favourites`);
    await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: text.delete }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    await openAs(page, colleague, address);
    await expect(page.getByText(text.gone)).toBeVisible();
    await api.dispose();
  });

test('what is added to a list on another device stays as it is changed on a page that is open', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', mayOrder);
  const api = await apiAs(baseURL ?? '', person.token);
  const { id } = await (await api.post('/api/v3/favourites', { data: { name: 'Yard', shared: false } })).json();
  const path = `/api/v3/favourites/${id}/lines`;
  const [first, second, added] = items;
  await api.put(path, { data: { lines: [first, second].map((sku) => ({ sku, quantity: 24 })) } });
  await openAs(page, person, `/connect/favourites/${id}`);
  const list = page.getByRole('list', { name: 'Items' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await api.post(path, { data: { lines: [{ sku: added, quantity: 1 }] } });
  const row = (sku: string) => list.getByRole('listitem').filter({ hasText: sku });
  await row(first)
    .getByRole('button', { name: /^Increase quantity of/ })
    .click();
  await expect.poll(() => numbersOf(list)).toEqual([first, second, added]);
  await row(second)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => numbersOf(list)).toEqual([first, added]);
  await page.reload();
  await expect.poll(() => numbersOf(list)).toEqual([first, added]);
  await expect(row(first).getByLabel(`Quantity of ${first}`, { exact: true })).toHaveValue('36');
  await api.dispose();
});

test('a list made, deleted or changed again after a lost answer, or once it is gone, is as the server has it', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', mayOrder);
  const api = await apiAs(baseURL ?? '', person.token);
  const lists = async () => (await (await api.get('/api/v3/favourites')).json()).data.length;
  await openAs(page, person, '/connect/favourites');
  const before = await lists();
  const loseOne = (address: string, method: string) => {
    let lost = 0;
    return page.route(address, async (route) => {
      if (route.request().method() !== method || lost++ > 0) return route.fallback();
      await route.fetch();
      return route.abort();
    });
  };
  const away = page.getByText(/^We can’t reach the server/);
  await loseOne('**/api/v3/favourites', 'POST');
  await page.getByRole('button', { name: 'New list' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Yard lost');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^We can’t reach the server/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Yard lost' });
  await expect(row).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yard lost' })).toBeVisible();
  expect(await lists()).toBe(before + 1);

  // Changed though it was deleted elsewhere.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await api.post(`/api/v3/favourites/${id}/lines`, { data: { lines: [{ sku: items[0], quantity: 24 }] } });
  await page.reload();
  const line = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await page.route(`**/api/v3/favourites/${id}/lines`, (route) => route.abort(), { times: 1 });
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(away).toBeVisible();
  await expect(line).toHaveCount(1);
  await expect(page.getByText(`${items[0]} was removed.`)).toHaveCount(0);
  await api.delete(`/api/v3/favourites/${id}`);
  await line.getByRole('button', { name: /^Increase quantity of/ }).click();
  await expect(page.getByText('This list doesn’t exist, or it’s no longer shared with you.')).toBeVisible();
  await expect(line).toHaveCount(0);

  await api.post('/api/v3/favourites', { data: { name: 'Yard lost', shared: false } });
  await page.goto('/connect/favourites');
  await loseOne('**/api/v3/favourites/*', 'DELETE');
  for (const gone of [away, page.getByText('The list Yard lost was deleted.')]) {
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(gone).toBeVisible();
  }
  await expect(row).toHaveCount(0);
  expect(await lists()).toBe(before);
  await api.dispose();
});

test('a list that was deleted elsewhere is gone where it is renamed, and where it is looked at again', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', mayOrder);
  const api = await apiAs(baseURL ?? '', person.token);
  const listOf = async (name: string): Promise<string> =>
    (await (await api.post('/api/v3/favourites', { data: { name, shared: false } })).json()).id;
  const dialog = page.getByRole('dialog');
  const gone = page.getByText('This list doesn’t exist, or it’s no longer shared with you.');
  const first = await listOf('Van');
  await openAs(page, person, '/connect/favourites');
  const row = page.getByRole('row').filter({ hasText: 'Van' });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await api.delete(`/api/v3/favourites/${first}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The list Van was deleted.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);

  const second = await listOf('Shed');
  await page.goto(`/connect/favourites/${second}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await api.delete(`/api/v3/favourites/${second}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(gone).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();

  const third = await listOf('Yard');
  await page.goto(`/connect/favourites/${third}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Yard' })).toBeVisible();
  await api.delete(`/api/v3/favourites/${third}`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(gone).toBeVisible();
  await api.dispose();
});

test('a product cannot be saved to a list that was deleted elsewhere, which is named, and goes', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(baseURL ?? '', mayOrder);
  const api = await apiAs(baseURL ?? '', person.token);
  const { id } = await (await api.post('/api/v3/favourites', { data: { name: 'Cellar', shared: false } })).json();
  const { order } = await documentPages(api);
  await openAs(page, person, order);
  await page
    .getByRole('button', { name: /^Save .* to a list or watchlist$/ })
    .first()
    .click();
  const menu = page.getByRole('dialog');
  const row = menu.getByRole('listitem').filter({ hasText: 'Cellar' });
  await expect(row).toBeVisible();
  await api.delete(`/api/v3/favourites/${id}`);
  await row.getByRole('button').click();
  await expect(menu.getByText('The list Cellar was deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await api.dispose();
});

test('a list that is renamed on one page stays shared as it was on another meanwhile', async ({ page, baseURL }) => {
  const person = await newPerson(baseURL ?? '', mayOrder);
  const api = await apiAs(baseURL ?? '', person.token);
  const { id } = await (await api.post('/api/v3/favourites', { data: { name: 'Roof', shared: false } })).json();
  await openAs(page, person, `/connect/favourites/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await api.patch(`/api/v3/favourites/${id}`, { data: { shared: true } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Roofs');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roofs' })).toBeVisible();
  expect(await (await api.get(`/api/v3/favourites/${id}`)).json()).toMatchObject({
    list: { name: 'Roofs', shared: true },
  });
  // Colleagues see it.
  await api.delete(`/api/v3/favourites/${id}`);
  await api.dispose();
});

test('whoever has no lists yet, may not order, or acts for a customer is told why there is nothing', async ({
  page,
  baseURL,
}) => {
  await openAs(page, { token: await tokenOf(baseURL ?? '', 'kim') }, '/connect/favourites');
  await expect(page.getByText(/^You have no lists yet/)).toBeVisible();
  await openAs(page, { token: await tokenOf(baseURL ?? '', 'sam') }, '/connect/favourites');
  await expect(page.getByText(/^You need permission to place orders/)).toBeVisible();
  const own = await tokenOf(baseURL ?? '', 'morgan');
  const staff = await apiAs(baseURL ?? '', own);
  const { token } = await (await staff.post('/api/v3/account-manager/customers/C10482/impersonate')).json();
  await page.evaluate((jwt) => localStorage.setItem('impersonator_jwt', jwt), own);
  await openAs(page, { token }, '/connect/watchlist');
  await expect(page.getByText(/^Every user has their own page, so/)).toBeVisible();
  await staff.dispose();
});

import type { Page } from '@playwright/test';
import { newBuyer, orderingTest as test, packedItems, setInBasket } from './support/ordering.ts';
import { settled, withoutIntervals } from './support/pages.ts';
import { newPassword, openAs } from './support/people.ts';
import { expect } from './support/test.ts';

/** What the page shows of failures from now on, however briefly, until it is loaded anew. */
const watchFailures = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const found = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      for (const line of document.body.innerText.split('\n'))
        if (/couldn’t|could not|cannot/i.test(line)) texts.add(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => found.evaluate((texts) => [...texts]);
};

/** Somebody who may order and is signed out elsewhere, on a page. */
const signedOutOn = async (page: Page, baseURL: string | undefined, path: string, before = async () => {}) => {
  const { api, token, email } = await newBuyer(baseURL ?? '', {});
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, { [item.sku]: item.packSize });
  // The page would notice by itself, before anything is pressed.
  await withoutIntervals(page);
  await openAs(page, { token }, path);
  await settled(page);
  await before();
  expect((await api.post('/api/auth/logout')).status()).toBe(204);
  return { item, email, failures: await watchFailures(page) };
};

const expectLogin = async (page: Page, failures: () => Promise<readonly string[]>): Promise<void> => {
  await expect(page).toHaveURL(/\/connect\/login\?return=/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await failures()).toEqual([]);
};

test.describe('who was signed out elsewhere is led to the login, and reads of no failure on the way', () => {
  test('from the checkout', async ({ page, baseURL }) => {
    const reference = page.getByRole('textbox', { name: 'Your Reference' });
    const { failures } = await signedOutOn(page, baseURL, '/connect/checkout', () => reference.fill('PO 1'));
    // Not by its button, which may be gone before it is pressed.
    await page.keyboard.press('Enter');
    await expectLogin(page, failures);
  });

  test('from Quick Order, where what was typed is there again', async ({ page, baseURL }) => {
    const { item, email, failures } = await signedOutOn(page, baseURL, '/connect/quick-order');
    const sku = page.getByRole('combobox').first();
    await sku.fill(item.sku);
    await page.keyboard.press('Tab');
    await expectLogin(page, failures);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(sku).toHaveValue(item.sku);
  });

  test('from the palette', async ({ page, baseURL }) => {
    const { item, failures } = await signedOutOn(page, baseURL, '/connect/contact');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(item.sku);
    await expectLogin(page, failures);
  });
});

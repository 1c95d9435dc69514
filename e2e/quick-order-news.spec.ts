import type { Locator } from '@playwright/test';
import { must } from './support/demo-items.ts';
import { hear } from './support/heard.ts';
import { newPerson, openAs } from './support/people.ts';
import { quickOrderPage, quickOrderWords } from './support/quick-order-page.ts';
import { expect, test } from './support/test.ts';

/** What the page of a quick order says of what was just done, and how that is in the way of nothing. */

const buyer = (baseURL: string | undefined) =>
  newPerson(baseURL ?? '', { permissions: ['View Orders', 'Place Orders'] });

test('each removal is heard, also one in the same words, what is typed wrong after one, and that one is undone', async ({
  page,
  baseURL,
}) => {
  await openAs(page, await buyer(baseURL), '/connect/quick-order');
  const order = quickOrderPage(page, '');
  for (const line of [1, 2]) {
    await order.sku(line).fill('NO-SUCH-ITEM');
    await order.quantity(line).focus();
  }
  await expect(order.bar).toContainText('2 problems');
  const heard = await hear(page);
  await order.button('Remove line 1').press('Enter');
  await expect(order.bar).toContainText('1 problem');
  await order.button('Remove line 1').press('Enter');
  await expect(order.bar).not.toContainText('problem');
  await order.sku(1).fill('NO-SUCH-ITEM');
  await order.quantity(1).focus();
  await expect(order.bar).toContainText('1 problem');
  await order.button('Remove line 1').press('Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(order.sku(1)).toHaveValue('NO-SUCH-ITEM');
  const announcements = async (): Promise<readonly string[]> =>
    (await heard()).flatMap(
      (text) => /NO-SUCH-ITEM was removed|\d problems?|The last change was undone/.exec(text) ?? [],
    );
  const removed = 'NO-SUCH-ITEM was removed';
  const undone = 'The last change was undone';
  await expect.poll(announcements).toEqual([removed, removed, '1 problem', removed, undone, '1 problem']);
});

test('a line is removed by the mouse, also where its notes come back under the press', async ({ page, baseURL }) => {
  await openAs(page, await buyer(baseURL), '/connect/quick-order');
  const order = quickOrderPage(page, '');
  await order.paste('GLV-1010-S 12\nGLV-1010-S 12\nGLV-1010-S 12');
  for (const left of [2, 1]) {
    await order.button('Remove line 1').click();
    await expect(order.bar).toContainText(quickOrderWords[''].lines(left));
  }
});

test('on a phone news covers neither the line that has the focus nor the one that comes next', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openAs(page, await buyer(baseURL), '/connect/quick-order');
  const sku = (n: number) => page.getByRole('combobox', { name: `Item number, line ${n}` });
  const boxOf = async (at: Locator) => must((await at.boundingBox()) ?? undefined);
  await sku(1).fill('RSP-1003-M');
  await page.getByRole('button', { name: 'Clear all lines' }).click();
  const news = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await expect(news).toBeVisible();
  for (const n of [1, 2, 3, 4]) {
    await sku(n).focus();
    const { y, height } = await boxOf(news);
    for (const line of [n, n + 1]) {
      const field = await boxOf(sku(line));
      expect(field.y > y + height || field.y + field.height < y, `line ${line} beside the news`).toBe(true);
    }
  }
});

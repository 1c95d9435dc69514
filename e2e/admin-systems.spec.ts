import { randomBytes } from 'node:crypto';
import { expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { openSettled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.describe('other systems in the administrators’ area (specification §administration)', () => {
  test.use({ account: 'ada' });

  test('makes a key that is shown once, opens the integration API, and opens nothing once its name was typed', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const name = `Shop ${randomBytes(4).toString('hex')}`;
    const row = page.getByRole('table', { name: 'Keys' }).getByRole('row').filter({ hasText: name });
    const live = row.filter({ hasNotText: 'Revoked' });
    await openSettled(page, '/connect/admin/keys');
    await page.getByRole('button', { name: 'Create a key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a key' });
    await dialog.getByLabel('Name of the key').fill(name);
    // A key was made, and the answer with its text is lost: there is no second one of the name.
    await loseNextAnswer(page, '**/api/v3/admin/keys');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText(/^There’s already a key with this name\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText('read:*, write:*');
    await page.getByRole('button', { name: `Revoke key ${name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Revoked');

    await page.getByRole('button', { name: 'Create a key' }).click();
    await dialog.getByLabel('Name of the key').fill(name);
    await dialog.getByLabel('Read all data').check();
    await dialog.getByLabel('Addresses it may be used from (optional)').fill('nowhere');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(
      dialog.getByText('Enter addresses or networks such as 192.0.2.7 or 192.0.2.0/24.', { exact: true }),
    ).toBeVisible();
    await dialog.getByLabel('Addresses it may be used from (optional)').fill('127.0.0.0/8, ::1');
    await dialog.getByRole('button', { name: 'Create' }).click();
    const shown = page.getByRole('dialog', { name: `Key ${name}` });
    const key = (await shown.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^ck_[0-9a-f]{16}_/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(live).toContainText('read:*');
    await expect(live).toContainText('from 127.0.0.0/8, ::1');

    const program = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { Authorization: `Bearer ${key}` },
    });
    expect((await program.get('/api/integration/v1/customers')).status()).toBe(200);
    await page.getByRole('button', { name: `Revoke key ${name}` }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The key ${name} was revoked.`)).toBeVisible();
    await expect(live).toHaveCount(0);
    expect((await program.get('/api/integration/v1/customers')).status()).toBe(401);
    await program.dispose();
  });

  test('adds a webhook, tries it, pauses it and removes it by typing its address, by keyboard', async ({ page }) => {
    const address = `https://${randomBytes(6).toString('hex')}.example/events`;
    const row = page.getByRole('table', { name: 'Webhooks' }).getByRole('row').filter({ hasText: address });
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await openSettled(page, '/connect/admin/webhooks');
    await press('Add a webhook');
    await page.keyboard.type('nowhere');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
    await expect(dialog.getByText(/^Enter an address such as/).last()).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Address' });
    await field.fill('https://10.1.1.1/events');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/That’s a private address/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // It was added, and the answer with its secret is lost.
    await field.fill(address);
    await loseNextAnswer(page, '**/api/v3/admin/webhooks');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'private' })).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('This address already has a webhook.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(`New secret ${address}`);
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    await expect(page.getByRole('dialog', { name: `Secret of ${address}` })).toContainText('whsec_');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('All events');

    // What waits is looked at again until it has gone, without a press.
    let waiting = true;
    await page.route('**/api/v3/admin/webhooks', async (route) => {
      if (!waiting) return route.continue();
      const response = await route.fetch();
      const { webhooks, ...rest } = await response.json();
      const waits = webhooks.map((each: object) => ({ ...each, waiting: 77 }));
      return route.fulfill({ response, json: { ...rest, webhooks: waits } });
    });
    await page.reload();
    await expect(row).toContainText('77');
    waiting = false;
    await expect(row).not.toContainText('77');
    await page.unrouteAll({ behavior: 'wait' });

    await press(`Send a test event ${address}`);
    await expect(page.locator('#toasts')).toContainText(`${address} didn’t accept the test event`);
    await press(`Pause ${address}`);
    await expect(page.getByText(`${address} is paused.`)).toBeVisible();
    await expect(row.getByRole('button', { name: /^Resume/ })).toBeFocused();
    await expect(row).toContainText('by Ada Byron');
    await press(`Resume ${address}`);
    // Another journey may have made something happen, which goes to nobody.
    await expect(row).toContainText(/OK|Failing/);
    await press(`Deliveries ${address}`);
    // It is told of what others do here, too.
    const deliveries = page.getByRole('region', { name: `Deliveries to ${address}` });
    await expect(deliveries.getByRole('table')).toBeVisible();
    await expect(deliveries.getByRole('heading')).toBeFocused();
    await expect(deliveries.getByRole('heading')).toBeInViewport();
    await expectGoodState(page);
    await deliveries.getByRole('button', { name: 'Close' }).click();
    await expect(deliveries).toHaveCount(0);
    await expect(row.getByRole('button', { name: `Deliveries ${address}` })).toBeFocused();

    await press(`Remove ${address}`);
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${address} was removed.`)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

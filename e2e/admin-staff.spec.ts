import { randomBytes } from 'node:crypto';
import { openSettled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.describe('the staff in the administrators’ area (specification §administration)', () => {
  test.use({ account: 'ada' });

  test('adds somebody to the staff, changes what they are, and ends their access by typing the email, by keyboard', async ({
    page,
  }) => {
    const email = `${randomBytes(6).toString('hex')}@connect.example`;
    const row = page.getByRole('table', { name: 'Staff' }).getByRole('row').filter({ hasText: email });
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await openSettled(page, '/connect/admin');
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await expect(page).toHaveURL(/\/connect\/admin\/staff$/);
    await expect(page).toHaveTitle('Staff · Administration · Connect');

    await test.step('what is missing is said at its field; the link is shown once', async () => {
      await press('Add a member of staff');
      const dialog = page.getByRole('dialog', { name: 'Add a member of staff' });
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel('First Name')).toBeFocused();
      await page.keyboard.type('Max');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Hale');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Login link' })).toContainText('/connect/one-time-link#');
      await page.keyboard.press('Escape');
      await expect(row).toContainText('Account manager');
    });

    await test.step('a role is changed', async () => {
      await press(`Change role ${email}`);
      await page.getByRole('radio', { name: /^Brand manager/ }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${email}’s role was changed.`)).toBeVisible();
      await expect(row).toContainText('Brand manager');
    });

    await test.step('an access ends once its name is typed', async () => {
      await press(`Remove access ${email}`);
      const dialog = page.getByRole('dialog', { name: 'Remove Max Hale’s access?' });
      await page.keyboard.type('max');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(`This isn’t ${email}.`)).toBeVisible();
      await dialog.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${email} no longer has access.`)).toBeVisible();
      await expect(row).toContainText('No access');
      await press(`Give access ${email}`);
      await expect(row).not.toContainText('No access');
    });

    await test.step('the last administrator stays', async () => {
      await press('Remove access ada@connect.example');
      await page.keyboard.type('ada@connect.example');
      await page.keyboard.press('Enter');
      await expect(page.locator('#toasts')).toContainText('The portal needs at least one administrator.');
    });

    await test.step('all of it is in the audit log, with before and after', async () => {
      await openSettled(page, '/connect/reports/audit?who=ada%40connect.example');
      const entry = page.getByRole('row').filter({ hasText: `Set ${email}’s role: brand manager` });
      await expect(entry).toContainText('Role: Account manager → Brand manager');
    });
  });
});

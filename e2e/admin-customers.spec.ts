import { expectGoodState } from './support/good-page.ts';
import { linkIn, mailTo } from './support/mailbox.ts';
import { openSettled } from './support/pages.ts';
import { freshEmail, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe('customers in the administrators’ area (specification §administration)', () => {
  test.use({ account: 'ada' });

  test('invites a user of a customer, locks them by typing their email, and lets them in again, by keyboard', async ({
    page,
    request,
    baseURL,
  }) => {
    const { email } = await newPerson(baseURL ?? '');
    const row = page.getByRole('table', { name: 'Users of Northgate' }).getByRole('row').filter({ hasText: email });
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await openSettled(page, '/connect/admin/customers');
    await page.getByRole('searchbox', { name: 'Search by name, number or postcode' }).fill('northgate');
    await press('Users Northgate Site Supplies');
    await expect(page.getByRole('heading', { name: 'Users of Northgate Site Supplies' })).toBeFocused();

    await test.step('a password link is mailed', async () => {
      await press(`Send a password link ${email}`);
      await expect(page.getByText(`A password link is on its way to ${email}.`)).toBeVisible();
      expect(linkIn(await mailTo(request, email, 2), 'password-reset')).toContain('email=');
    });

    await test.step('they are locked once their email is typed', async () => {
      await press(`Lock ${email}`);
      await page.keyboard.type('somebody');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`This isn’t ${email}.`)).toBeVisible();
      await page.getByRole('dialog').getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${email} is locked.`)).toBeVisible();
      await expect(row).toContainText('Locked');
      await press(`Unlock ${email}`);
      await expect(page.getByText(`${email} can log in again.`)).toBeVisible();
    });

    await test.step('somebody else is invited', async () => {
      const other = freshEmail('invited');
      await press('Invite a user');
      await page.keyboard.type(other);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`An invitation is on its way to ${other}.`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(other);
    });
    await expectGoodState(page);
  });

  test('gives a customer to an account manager and leaves it to the ERP again, by keyboard; the staff list says whose customers they are', async ({
    page,
  }) => {
    const open = async () => {
      await openSettled(page, '/connect/admin/customers');
      // Nobody else's journey looks after it.
      await page.getByRole('searchbox', { name: 'Search by name, number or postcode' }).fill('C10605');
      await page.getByRole('row').filter({ hasText: 'C10605' }).getByRole('button').press('Enter');
      await expect(page.getByRole('heading', { name: /^Users of / })).toBeFocused();
    };
    const card = page.getByLabel('Account manager', { exact: true }).first();
    const change = card.getByRole('button', { name: 'Change the account manager' });
    const choose = async (option: string) => {
      await change.press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Account manager of / });
      const wanted = dialog.getByRole('combobox').locator('option').filter({ hasText: option });
      // The staff come a moment after the dialog.
      await expect(wanted).toBeAttached();
      await dialog.getByRole('combobox').selectOption(await wanted.textContent());
      await expectGoodState(page);
      await dialog.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(change).toBeFocused();
    };
    await open();
    await choose('morgan@connect.example');
    await expect(card).toContainText(/morgan@connect\.example\)\s*Set here/);

    await openSettled(page, '/connect/admin/staff');
    const customers = page.getByRole('button', { name: /Customers of morgan@connect\.example/ });
    await customers.press('Enter');
    await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'C10605' })).toBeVisible();
    await expectGoodState(page);
    await page.keyboard.press('Escape');
    await expect(customers).toBeFocused();

    await open();
    await choose('From the ERP');
    await expect(card).toContainText('Set by the ERP');
  });
});

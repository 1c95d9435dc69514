import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { apiAs } from './support/people.ts';
import { expect, tokenOf } from './support/test.ts';

/** What is written down is on all papers of its server. */
const test = testOn({});

test.describe('the supplier (specification §supplier-identity)', () => {
  test.use({ account: 'ada' });

  test('writes down the supplier by keyboard: a wrong IBAN is said at its field, and sign-in shows the new number', async ({
    page,
    origin,
  }) => {
    await openSettled(page, '/connect/admin/supplier');
    await expect(page).toHaveTitle('Supplier · Administration · Connect');
    const phone = page.getByRole('textbox', { name: 'Telephone for customers’ questions' });
    const account = page.getByRole('region', { name: 'Bank account', exact: true });
    const iban = account.getByRole('textbox', { name: 'IBAN' });
    const save = page.getByRole('button', { name: 'Save' });
    await phone.fill('01632 960199');
    await iban.fill('DE88 3704 0044 0532 0130 00');
    await save.press('Enter');
    await expect(account.getByText('Enter a valid IBAN, or the account number alone.')).toBeVisible();
    await expect(phone).toHaveValue('01632 960199');
    await iban.fill('DE89 3704 0044 0532 0130 00');
    await save.press('Enter');
    await expect(page.getByText('The changes were saved.')).toBeVisible();
    const config = await (await page.request.get('/connect/login')).text();
    expect(config).toContain('01632 960199');
    await test.step('who comes second is told, and loads what is there', async () => {
      const ada = await apiAs(origin, await tokenOf(origin, 'ada'));
      const was = await (await ada.get('/api/v3/admin/supplier')).json();
      const identity = { ...was, supportPhone: '01632 960150' };
      expect((await ada.put('/api/v3/admin/supplier', { data: { identity, was } })).status()).toBe(200);
      await phone.fill('01632 960111');
      await save.press('Enter');
      await page.getByRole('button', { name: 'Reload' }).press('Enter');
      await expect(phone).toHaveValue('01632 960150');
      await expect(page.getByRole('textbox', { name: 'Legal name', exact: true })).toBeFocused();
      await ada.dispose();
    });
    await test.step('an account for a currency is added and taken away', async () => {
      await page.getByRole('button', { name: 'Add a bank account' }).press('Enter');
      await page.getByRole('textbox', { name: 'Currency' }).last().fill('EUR');
      await page.getByRole('button', { name: 'Remove Bank account for EUR' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Add a bank account' })).toBeFocused();
    });
  });
});

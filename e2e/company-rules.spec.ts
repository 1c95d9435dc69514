import { expectGoodState } from './support/good-page.ts';
import { openSettled } from './support/pages.ts';
import { apiAs } from './support/people.ts';
import { expect, test, tokenOf } from './support/test.ts';

test.use({ account: 'ada' });

test('rules for a company’s orders are set in place of the ERP’s, and left to it again, by keyboard (specification §company-rules)', async ({
  page,
  baseURL,
}) => {
  const buyer = await apiAs(baseURL ?? '', await tokenOf(baseURL ?? '', 'kim'));
  const admin = await apiAs(baseURL ?? '', await tokenOf(baseURL ?? '', 'ada'));
  const ruleOfBuyer = async () => (await (await buyer.get('/api/v3/checkout')).json()).referenceRule;
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await openSettled(page, '/connect/admin/customers');
  await page.getByRole('searchbox', { name: 'Search by name, number or postcode' }).fill('quiet');
  await press('Users Quiet Co');
  const rules = page.getByLabel('Order rules', { exact: true });
  await expect(rules).toContainText('Set by the ERP');
  await expect(rules).toContainText('Accepted as usual');
  const dialog = page.getByRole('dialog', { name: 'Order rules for Quiet Co' });
  const format = dialog.getByLabel('Format (optional)');

  await test.step('a format that no reference can have is refused at its field', async () => {
    await press('Change the rules');
    await dialog.getByRole('radio', { name: 'Set by the ERP' }).press('ArrowDown');
    await format.fill('PO-####'.repeat(6));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter 35 characters or fewer.').first()).toBeVisible();
    await expectGoodState(page);
  });

  await test.step('one that they can have holds at once', async () => {
    await format.fill('PO-####');
    await dialog.getByRole('checkbox', { name: 'Every order needs a reference' }).press('Space');
    await format.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rules).toContainText('Required, as PO-####');
    await expect(rules).toContainText('Set here');
    await expect(page.getByRole('button', { name: 'Change the rules' })).toBeFocused();
    expect(await ruleOfBuyer()).toEqual({ required: true, mask: 'PO-####' });
  });

  await test.step('who comes second sees what is there now, and may save over that', async () => {
    await press('Change the rules');
    const was = { reference: { required: true, mask: 'PO-####' }, stopped: false };
    const data = { rules: { reference: { required: false, mask: null }, stopped: true }, was };
    expect((await admin.put('/api/v3/admin/customers/C30007/rules', { data })).status()).toBe(200);
    await dialog.getByRole('radio', { name: 'Set here' }).press('ArrowUp');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog.getByText('This has been changed in the meantime.')).toBeVisible();
    await expect(
      dialog.getByText('Current rules. Customer’s reference: Optional. Orders: Stopped here.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rules).toContainText('Set by the ERP');
    await expect(rules).toContainText('Accepted as usual');
    expect(await ruleOfBuyer()).not.toEqual({ required: true, mask: 'PO-####' });
  });
  await Promise.all([buyer, admin].map((api) => api.dispose()));
});

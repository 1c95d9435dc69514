import { newPerson, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { companyUser, editUserPage, usersPage } from './support/users-page.ts';

test.describe('Edit User with unsaved changes', () => {
  test.use({ account: 'priya' });

  test('leaving with unsaved changes asks, staying keeps them', async ({ page, api }) => {
    const { id } = await companyUser(api, 'sam@northgate.example');
    const { firstName } = editUserPage(page);
    await usersPage(page).open();
    await usersPage(page).user('sam@northgate.example').getByRole('link').click();
    await firstName.fill('Somebody');
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await expect(firstName).toHaveValue('Somebody');
    await page.goBack();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(firstName).toHaveValue('Somebody');

    let asked = '';
    page.once('dialog', (native) => {
      asked = native.type();
      void native.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toBe('beforeunload');
    await expect(firstName).toHaveValue('Somebody');

    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/connect\/help$/);
    expect(await companyUser(api, 'sam@northgate.example')).toMatchObject({ firstName: 'Sam' });
  });

  test('without changes, or once they are saved, leaving does not ask', async ({ page, api, baseURL }) => {
    const { email } = await newPerson(baseURL ?? '');
    const { id } = await companyUser(api, email);
    const { open, firstName, save, outcome } = editUserPage(page);
    await open(id);
    await firstName.fill('Other');
    await firstName.fill('Nia');
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL(/\/connect\/help$/);
    await open(id);
    await firstName.fill('Other');
    await save.click();
    await expect(outcome).toHaveText('The changes were saved.');
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL(/\/connect\/help$/);
  });

  test('who logs out with unsaved changes is out, and is not asked', async ({ page, api, baseURL }) => {
    const person = await newPerson(baseURL ?? '', { permissions: ['Create and Edit Users'] });
    const { id } = await companyUser(api, 'sam@northgate.example');
    await openAs(page, person, `/connect/users/view/${id}`);
    await editUserPage(page).firstName.fill('Somebody');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'Account Login' })).toBeVisible();
  });
});

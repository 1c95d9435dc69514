import { expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { apiAs } from './support/people.ts';
import { expect, tokenOf } from './support/test.ts';

/** What is set holds for everybody of its server. */
const test = testOn({});

test.describe('rules of the portal (specification §portal-rules)', () => {
  test.use({ account: 'ada' });

  test('hold at once, are the server’s again when taken back, and are not set from a page that is out of date, by keyboard', async ({
    page,
    origin,
  }) => {
    const robin = await apiAs(origin, await tokenOf(origin, 'robin'));
    const acting = async () =>
      (await robin.post('/api/v3/account-manager/customers/C10482/impersonate', { data: {} })).status();
    await openSettled(page, '/connect/admin/rules');
    await expect(page).toHaveTitle('Rules · Administration · Connect');
    const save = page.getByRole('button', { name: 'Save' });
    const days = page.getByLabel('Days to keep events');
    await page.getByRole('radio', { name: 'As set on the server' }).press('ArrowDown');

    await test.step('a number out of range is refused at its field', async () => {
      await days.fill('6');
      await days.press('Enter');
      await expect(page.getByText('Enter a whole number from 7 to 3,650.').first()).toBeVisible();
      await expectGoodState(page);
    });

    await test.step('what is set holds at once', async () => {
      await days.fill('60');
      await page.getByRole('checkbox', { name: 'Acting for a customer needs a reason' }).press('Space');
      await save.press('Enter');
      await expect(page.getByText('The changes were saved.')).toBeVisible();
      await expect(save).toBeFocused();
      expect(await acting()).toBe(422);
      await page.reload();
      await expect(days).toHaveValue('60');
    });

    await test.step('what was saved unheard is nobody else’s', async () => {
      await loseNextAnswer(page, '**/api/v3/admin/rules');
      await days.fill('61');
      await save.press('Enter');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await days.fill('62');
      await save.press('Enter');
      await expect(page.getByText('The changes were saved.')).toBeVisible();
    });

    await test.step('who comes second is told', async () => {
      const ada = await apiAs(origin, await tokenOf(origin, 'ada'));
      const { own } = await (await ada.get('/api/v3/admin/rules')).json();
      const rules = { ...own, keepEventsDays: 90 };
      expect((await ada.put('/api/v3/admin/rules', { data: { rules, was: own } })).status()).toBe(200);
      await days.fill('70');
      await save.press('Enter');
      await page.getByRole('button', { name: 'Reload' }).press('Enter');
      await expect(days).toHaveValue('90');
      await expect(page.getByRole('radio', { name: 'Set here' })).toBeFocused();
      await ada.dispose();
    });

    await test.step('and the server’s hold again', async () => {
      await page.getByRole('radio', { name: 'Set here' }).press('ArrowUp');
      await save.press('Enter');
      await expect(page.getByText('The changes were saved.')).toBeVisible();
      expect(await acting()).toBe(200);
    });
    await robin.dispose();
  });
});

import { expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { mailTo } from './support/mailbox.ts';
import { testOn } from './support/own-server.ts';
import { openSettled } from './support/pages.ts';
import { expect } from './support/test.ts';

/** What mails say is in those of everybody of its server. */
const test = testOn({});

test.describe('what mails say (specification §mail-templates)', () => {
  test.use({ account: 'ada' });

  test('a text is written by keyboard: a wrong value is named, a test goes to who writes, a page that is out of date is told', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: 'Password reset' }).first();
    await openSettled(page, '/connect/admin/mails');
    await expect(page).toHaveTitle('Emails · Administration · Connect');
    await expect(row).toContainText('Built-in');
    await press('Edit Password reset');
    await expect(page.getByRole('heading', { name: 'Password reset (English)' })).toBeFocused();

    await test.step('what is no value of the email is named at its field, and nothing is lost', async () => {
      await field('Subject').fill('A new password for {company}');
      await field('Text').fill('Set it within {life}.\n\n<b>Nobody else</b> can.');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toContainText('Not available in this email: {company}.');
      await press('Save');
      await expect(field('Subject')).toBeFocused();
      await expect(field('Text')).toHaveValue('Set it within {life}.\n\n<b>Nobody else</b> can.');
      await field('Subject').fill('A new password, for {life}');
      await expect(preview).toContainText('Set it within 60 minutes.');
      await expect(preview).toContainText('<b>Nobody else</b> can.');
      await expectGoodState(page);
      await page.setViewportSize(wide);
    });

    await test.step('a test goes to who writes it, before it is saved', async () => {
      await press('Send me a test email');
      await expect(page.getByText('The test email is on its way to you.')).toBeVisible();
      const mail = await mailTo(page.request, 'ada@connect.example');
      expect(mail.subject).toBe('A new password, for 60 minutes');
    });

    await test.step('an answer gets lost: asked for again it is there', async () => {
      await loseNextAnswer(page, '**/api/v3/admin/mail-templates/password-reset/en');
      await press('Save');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await press('Save');
      await expect(page.getByText('“Password reset” was saved.')).toBeVisible();
      await expect(row).toContainText('Own text');
    });

    await test.step('an answer gets lost, and the page is loaded again: what was saved is nobody else’s', async () => {
      const saving = '**/api/v3/admin/mail-templates/password-reset/en';
      const loseSaving = async (): Promise<void> => {
        await loseNextAnswer(page, saving);
        await press('Save');
        await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      };
      const loadAgain = async (): Promise<void> => {
        await openSettled(page, '/connect/admin/mails');
        await press('Edit Password reset');
      };
      await press('Edit Password reset');
      await field('Heading').fill('Saved unheard');
      await loseSaving();
      await loadAgain();
      await field('Heading').fill('Saved unheard, and changed');
      await loseSaving();
      await field('Heading').fill('Changed after that');
      await loadAgain();
      await expect(field('Heading')).toHaveValue('Changed after that');
      // Its answer is still under way as the page is loaded once more.
      let isSaved = false;
      await page.route(
        saving,
        async (route) => {
          await route.fetch();
          isSaved = true;
        },
        { times: 1 },
      );
      await press('Save');
      await expect.poll(() => isSaved).toBe(true);
      await field('Heading').fill('Changed meanwhile');
      await loadAgain();
      await expect(field('Heading')).toHaveValue('Changed meanwhile');
      await press('Save');
      await expect(page.getByText('“Password reset” was saved.')).toBeVisible();
    });

    await test.step('of two who edit it the second is told, and sees what it says now', async () => {
      await press('Edit Password reset');
      const other = await context.newPage();
      await openSettled(other, '/connect/admin/mails');
      await other.getByRole('button', { name: 'Edit Password reset', exact: true }).press('Enter');
      await other.getByRole('textbox', { name: 'Heading' }).fill('From the other page');
      await other.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(other.getByText('“Password reset” was saved.')).toBeVisible();
      await other.close();
      await field('Heading').fill('From this page');
      await press('Save');
      await expect(page.getByRole('alert')).toContainText('This has been changed in the meantime.');
      await expect(page.getByRole('region', { name: 'What is there now' })).toContainText('From the other page');
      await expect(field('Heading')).toHaveValue('From this page');
      await press('Save');
      await expect(page.getByText('“Password reset” was saved.')).toBeVisible();
    });

    await test.step('it is built in again once its subject was typed', async () => {
      await press('Edit Password reset');
      await press('Restore the built-in text');
      await page.keyboard.type('A new password, for {life}');
      await page.keyboard.press('Enter');
      await expect(page.getByText('“Password reset” has its built-in text again.')).toBeVisible();
      await expect(row).toContainText('Built-in');
      await expectGoodState(page);
    });
  });
});

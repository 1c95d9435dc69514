import { freshEmail, invite } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test.describe('The mailbox of the demo', () => {
  test('lists the mails to an address, shows one, and its link leads where it says', async ({ page, baseURL }) => {
    const email = freshEmail();
    await invite(baseURL ?? '', email, { storefront: 'de/de' });
    await page.goto('/dev/mailbox');
    await page.getByRole('searchbox', { name: 'Sent to' }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: email }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Priya Nair lädt Sie zu Connect ein' })).toBeVisible();
    await page.getByRole('link', { name: '/de/de/connect/register' }).click();
    await expect(page).toHaveURL(/\/de\/de\/connect\/register\?email=/);
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email);
  });

  test('shows the HTML of a mail in a frame that runs nothing, and fetches nothing but from the portal itself', async ({
    page,
    baseURL,
  }) => {
    const email = freshEmail();
    await invite(baseURL ?? '', email);
    await page.goto(`/dev/mailbox?to=${email}`);
    const frame = page.waitForResponse((answer) => answer.url().endsWith('/html'));
    await page.getByRole('link', { name: email }).click();
    const answer = await frame;
    expect(answer.headers()['content-security-policy']).toContain(
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    );
    await expect(page.getByTitle('The mail as it looks')).toHaveAttribute('sandbox', /^(?!.*(scripts|same-origin))/);
  });

  test('is axe clean in both schemes and does not scroll sideways at 320 px', async ({ page, baseURL }) => {
    const email = freshEmail();
    await invite(baseURL ?? '', email);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`/dev/mailbox?to=${email}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: email }).click();
      await expect(page.getByTitle('The mail as it looks')).toBeVisible();
      await page.waitForLoadState('load');
      await expectNoSidewaysScroll(page);
      // Nothing runs in the frame, axe neither: what is left is the page around it.
      await page.getByTitle('The mail as it looks').evaluate((frame) => frame.remove());
      await expectAccessible(page);
    }
  });
});

import type { Locator } from '@playwright/test';
import { refuseWith, registerForm, someInvitation } from './support/register-form.ts';
import { expect, test } from './support/test.ts';

/** The elements and attributes of a part of the page, as HTML. */
const htmlOf = (part: Locator): Promise<string> => part.evaluate((element) => element.innerHTML);

test.describe('of the validation HTML only text, lists and links are shown (decisions §nothing-as-html)', () => {
  const link = (href: string, rest = 'rel="noopener noreferrer" target="_blank"'): string =>
    `<p><a href="${href}" ${rest}>x</a></p>`;
  const bare = '<p><a rel="noopener noreferrer" target="_blank">x</a></p>';

  for (const [what, html, shown] of [
    ['paragraphs, lists and emphasis', '<p>A <strong>b</strong> <em>c</em></p><ul><li>d</li></ul><ol><li>e</li></ol>'],
    ['a link to the web', '<p><a href="https://help.example/x">x</a></p>', link('https://help.example/x')],
    ['a mail address', '<p><a href="mailto:a@b.example">x</a></p>', link('mailto:a@b.example')],
    ['a path of this site', '<p><a href="/connect/help" target="_self">x</a></p>', link('/connect/help')],
    ['a path that begins another host', '<p><a href="//evil.example">x</a></p>', bare],
    ['the same with a backslash', '<p><a href="/\\evil.example">x</a></p>', bare],
    ['the same with a tab in it', '<p><a href="/&#9;/evil.example">x</a></p>', bare],
    ['a script address', '<p><a href="javascript:window.hit=1">x</a></p>', bare],
    ['the same in disguise', '<p><a href=" jAvA&#10;script:window.hit=1">x</a></p>', bare],
    ['a data address', '<p><a href="data:text/html,<script>window.hit=1</script>">x</a></p>', bare],
    ['scripts', '<p>a</p><script>window.hit=1</script>', '<p>a</p>'],
    ['handlers', '<p onclick="window.hit=1" id="content" class="x" style="color:red">a</p>', '<p>a</p>'],
    ['images and frames', '<p>a</p><img src=x onerror="window.hit=1"><iframe src="/connect"></iframe>', '<p>a</p>'],
    ['forms', '<form action="https://evil.example"><input name="password"><p>a</p></form>', '<p>a</p>'],
    ['drawings', '<svg><a href="https://evil.example"><text>t</text></a></svg><p>a</p>', '<p>a</p>'],
    ['headings and tables', '<h1>a</h1><table><tr><td>b</td></tr></table>', 'ab'],
  ] as const)
    test(what, async ({ page }) => {
      await refuseWith(page, { code: 'invalid_registration', html });
      await page.goto(someInvitation);
      await registerForm(page).submit();
      await expect(registerForm(page).problem).toBeVisible();
      expect(await htmlOf(registerForm(page).problem.locator('div').last())).toBe(shown ?? html);
      expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
    });

  test('where nothing is left, the message is', async ({ page }) => {
    await refuseWith(page, { code: 'invalid_registration', html: '<script>window.hit=1</script> ' });
    await page.goto(someInvitation);
    await registerForm(page).submit();
    await expect(registerForm(page).problem).toHaveText('Please check what you entered.');
  });
});

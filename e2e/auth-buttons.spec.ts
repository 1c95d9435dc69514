import { fillAndSend, invitation, resetLink, toSecondStep } from './support/auth-pages.ts';
import { heldAnswer } from './support/held-answer.ts';
import { expect, test } from './support/test.ts';

const user = { email: 'x', first_name: 'Nia', last_name: 'P', roles: ['customer'], permissions: [], customer_no: 'C1' };
const accepted = { json: { token: 'a.b.c', user, message: 'Sent.' } };
const refused = { status: 422, json: { message: 'No.', code: 'not_known' } };

test.beforeEach(({ page }) => page.clock.install());

// Login itself, which goes on at once when it succeeds, has its own journey.
for (const [title, address, call, answer, wait] of [
  ['Register re-enables after 1 s on failure', invitation, 'register', refused, 1000],
  ['Register re-enables in any case after 5 s', invitation, 'register', accepted, 5000],
  ['Forgot password re-enables after 2 s: on failure', '/connect/forgot-password', 'password/email', refused, 2000],
  ['Forgot password re-enables after 2 s: on success', '/connect/forgot-password', 'password/email', accepted, 2000],
  ['Reset password re-enables after 1 s on failure', resetLink, 'password/reset', refused, 1000],
  ['Reset password re-enables after 5 s on success', resetLink, 'password/reset', accepted, 5000],
  ['Verify re-enables after 1 s, as Login', '/connect/login', 'login/mfa', refused, 1000],
] as const)
  test(`${title}, counted from the end of the request (specification §form-buttons, decisions §timers-from-the-end)`, async ({
    page,
  }) => {
    await page.goto(address);
    if (call === 'login/mfa') await toSecondStep(page);
    const held = await heldAnswer(page, `**/api/auth/${call}`, answer);
    // The dashboard does not come, so that the form stays.
    await page.route(/\/api\/(auth\/me|v3\/)/, () => undefined);
    const button = page.locator('[type=submit]');
    await fillAndSend(page, 'Blue-harness-42');
    await page.locator('main input').last().press('Enter');
    await page.clock.runFor(5000);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    held.give();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.clock.runFor(wait - 1);
    await expect(button).toBeDisabled();
    await page.clock.runFor(1);
    await expect(button).toBeEnabled();
    expect(held.asked()).toBe(1);
  });

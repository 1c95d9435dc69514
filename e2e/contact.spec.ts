import type { Page } from '@playwright/test';
import { allDocuments, pick } from './support/documents.ts';
import { mailTo, mailsTo } from './support/mailbox.ts';
import { newPerson, openAs } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const contactForm = (page: Page) => ({
  subject: page.getByRole('combobox', { name: 'Subject' }),
  number: page.getByRole('textbox', { name: 'Order or invoice number (optional)' }),
  message: page.getByRole('textbox', { name: 'Message' }),
  copy: page.getByRole('checkbox', { name: 'Send me a copy' }),
  button: page.getByRole('button', { name: 'Send message' }),
});

const everything = { permissions: ['View Orders', 'View Invoices'] };

test.describe('Contact Us (specification §contact-message)', () => {
  test('sends a message; a reference number comes back, and a copy by mail', async ({ page, baseURL, api }) => {
    const person = await newPerson(baseURL ?? '', everything);
    await openAs(page, person, '/connect/contact');
    await expect(page).toHaveTitle('Contact Us · Connect');
    const form = contactForm(page);
    await form.subject.selectOption('A product');
    await form.message.fill('Which glove is for cold <stores>?');
    await form.button.click();
    await expect(page.getByRole('heading', { name: 'Thank you, your message has been sent.' })).toBeFocused();
    const reference = await page.getByText(/^CT-[A-Z0-9]{6}$/).innerText();
    await expectAccessible(page);

    const copy = await mailTo(api, person.email, 2);
    expect(copy.subject).toContain(reference);
    expect(copy.text).toContain('Which glove is for cold <stores>?');
    expect(copy.html).toContain('cold &lt;stores&gt;?');

    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(form.message).toHaveValue('');
  });

  test('without the tick no copy is sent', async ({ page, baseURL, api }) => {
    const person = await newPerson(baseURL ?? '', everything);
    await openAs(page, person, '/connect/contact');
    const form = contactForm(page);
    await form.copy.uncheck();
    await form.message.fill('No copy, please.');
    await form.button.click();
    const reference = await page.getByText(/^CT-[A-Z0-9]{6}$/).innerText();
    await expect
      .poll(async () => (await api.get('/dev/mailbox?format=json').then((answer) => answer.text())).includes(reference))
      .toBe(true);
    expect((await mailsTo(api, person.email)).filter(({ subject }) => subject.includes(reference))).toEqual([]);
  });

  test("an order that is not the company's is refused at its field, and nothing typed is lost", async ({
    page,
    baseURL,
  }) => {
    await openAs(page, await newPerson(baseURL ?? ''), '/connect/contact');
    const form = contactForm(page);
    await form.button.click();
    await expect(form.message).toBeFocused();
    await form.message.fill('Where is it?');
    // It stays while one corrects it.
    await expect(form.message).toHaveAccessibleDescription(/^Enter a message\./);
    await form.number.fill('SO-999999');
    await form.button.click();
    await expect(form.number).toHaveAccessibleDescription(
      'We can’t find this order or invoice number on your account.',
    );
    await expect(form.number).toBeFocused();
    await expect(form.message).toHaveValue('Where is it?');
    await expectAccessible(page);
  });

  test('a server out of reach is said, and nothing typed is lost', async ({ page, baseURL }) => {
    await openAs(page, await newPerson(baseURL ?? ''), '/connect/contact');
    await page.route('**/api/v3/contact', (route) => route.abort());
    const form = contactForm(page);
    await form.message.fill('Hello?');
    await form.button.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'We can’t reach the server. Check your connection and try again.',
    );
    await expect(form.message).toHaveValue('Hello?');
    await expect(form.button).toBeEnabled();
  });
});

test.describe('the order number is prefilled from the page one comes from', () => {
  test.use({ account: 'priya' });

  test('from the help card of an order', async ({ page, api }) => {
    const { orders } = await allDocuments(api);
    const { number } = pick(orders, ({ sample }) => !sample, 'order');
    await page.goto(`/connect/orders/view/${number}`);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL(`/connect/contact?order=${number}`);
    await expect(contactForm(page).number).toHaveValue(number);
    await expect(contactForm(page).subject).toHaveValue('order');
  });

  test('from elsewhere it is empty', async ({ page }) => {
    await page.goto('/connect/orders');
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL('/connect/contact');
    await expect(contactForm(page).number).toHaveValue('');
  });
});

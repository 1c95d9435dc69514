import type { Page } from '@playwright/test';
import { newPassword } from './people.ts';

export const registerCall = '**/api/auth/register';
/** An address that shows the form; its invitation is none. */
export const someInvitation = '/connect/register?email=nia%40northgate.example&_sig=some.signature';

/** The form of Register. */
export const registerForm = (page: Page) => {
  const form = {
    email: page.getByRole('textbox', { name: 'Email' }),
    firstName: page.getByRole('textbox', { name: 'First Name' }),
    lastName: page.getByRole('textbox', { name: 'Last Name' }),
    password: page.getByRole('textbox', { name: 'Password' }),
    button: page.getByRole('button', { name: 'Register' }),
    problem: page.getByRole('main').getByRole('alert'),
  };
  return {
    ...form,
    submit: async (password = newPassword): Promise<void> => {
      await form.firstName.fill('Nia');
      await form.lastName.fill('Person');
      await form.password.fill(password);
      await form.button.click();
    },
  };
};

/** Has the server refuse the form with this, and nothing before. */
export const refuseWith = async (page: Page, body: object): Promise<void> => {
  await page.route('**/api/auth/invitation', (route) => route.fulfill({ json: { isOpen: true } }));
  await page.route(registerCall, (route) => route.fulfill({ status: 422, json: { message: 'In English.', ...body } }));
};

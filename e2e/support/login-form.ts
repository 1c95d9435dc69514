import type { Locator, Page } from '@playwright/test';
import { password } from './accounts.ts';

interface LoginForm {
  readonly email: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly button: Locator;
  /** Fills the form, with the demo password unless told another, and presses Login. */
  submit(email: string, secret?: string): Promise<void>;
}

/** The form of Account Login. */
export const loginForm = (page: Page): LoginForm => {
  const form = {
    email: page.getByRole('textbox', { name: 'Email' }),
    password: page.getByRole('textbox', { name: 'Password' }),
    remember: page.getByRole('checkbox', { name: 'Remember me' }),
    button: page.getByRole('button', { name: 'Login', exact: true }),
  };
  return {
    ...form,
    submit: async (email, secret = password) => {
      await form.email.fill(email);
      await form.password.fill(secret);
      await form.button.click();
    },
  };
};

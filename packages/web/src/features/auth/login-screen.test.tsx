// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { LoginScreen } from './login-screen.tsx';

afterEach(cleanup);

const show = (staffLoginUrl: string | null) => {
  const services = fakeServices();
  render(
    <ServicesProvider value={{ ...services, config: { ...services.config, staffLoginUrl } }}>
      <LoginScreen storefront="" onSignedIn={() => undefined} />
    </ServicesProvider>,
  );
};
const hrefs = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('Account Login (spec §2)', () => {
  test('has Email and Password fields, a Remember me checkbox and a Login button', () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account Login');
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
  });

  test("has the link 'Forgot your password? Reset it here' and a Staff login link to the provider's endpoint", () => {
    show('https://sso.example/oauth/portal-login');
    expect(document.body.textContent).toContain('Forgot your password? Reset it here');
    expect(hrefs()).toEqual([
      ['Reset it here', '/connect/forgot-password'],
      ['Staff login', 'https://sso.example/oauth/portal-login'],
    ]);
  });

  test('has no Staff login link without a provider', () => {
    show(null);
    expect(hrefs()).toEqual([['Reset it here', '/connect/forgot-password']]);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { ServicesProvider } from '../../services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { LoginScreen } from './login-screen.tsx';

afterEach(cleanup);

const provider = 'https://sso.example/oauth/portal-login';
const kept: unknown[] = [];

const show = (staffLoginUrl: string | null, returnTo: string | null = null) => {
  const services = fakeServices();
  const config = { ...services.config, staffLoginUrl };
  const page = '/shop/de/de/connect/staff-login';
  kept.length = 0;
  render(
    <ServicesProvider value={{ ...services, config, keepStaffLogin: (pending) => void kept.push(pending) }}>
      <LoginScreen
        storefront=""
        staffLogin={{ page, returnTo }}
        staffLoginIsOver={false}
        pending={null}
        onPending={() => undefined}
        onSignedIn={() => undefined}
      />
    </ServicesProvider>,
  );
};
const hrefs = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const staffLink = () => screen.getByRole('link', { name: 'Staff login' });
const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '');

describe('Account Login (specification §sign-in-screens)', () => {
  test('has Email and Password fields, a Remember me checkbox and a Login button', () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account Login');
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
  });

  test("has the link 'Forgot your password? Reset it here', and without a provider Staff login leads to the page for passkeys (specification §passkeys-of-staff)", () => {
    show(null, '/connect/reports');
    expect(document.body.textContent).toContain('Forgot your password? Reset it here');
    expect(hrefs()).toEqual([
      ['Reset it here', '/connect/forgot-password'],
      ['Staff login', '/shop/de/de/connect/staff-login'],
    ]);
    fireEvent.click(staffLink());
    expect(kept).toMatchObject([{ returnTo: '/connect/reports' }]);
  });
});

describe("the Staff login link to the provider's endpoint (specification §sign-in-screens)", () => {
  test('says where staff come back to, and carries a state (decisions §staff-state)', () => {
    show(provider);
    const address = addressOf(staffLink());
    expect(address.origin + address.pathname).toBe(provider);
    expect(address.searchParams.get('redirect_uri')).toBe(`${location.origin}/shop/de/de/connect/staff-login`);
    expect(address.searchParams.get('state')).toMatch(/^[\d-]{30,}$/);
  });

  test('its state is kept when it is followed, with where staff wanted to', () => {
    show(provider, '/connect/reports');
    expect(kept).toEqual([]);
    fireEvent.click(staffLink());
    expect(kept).toEqual([{ state: addressOf(staffLink()).searchParams.get('state'), returnTo: '/connect/reports' }]);
  });

  test('its state is another one for each visit', () => {
    show(provider);
    const first = staffLink().getAttribute('href');
    cleanup();
    show(provider);
    expect(staffLink().getAttribute('href')).not.toBe(first);
  });
});

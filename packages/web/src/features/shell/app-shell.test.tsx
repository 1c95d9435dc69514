import { sidebarLinks } from '@connect/core/domain/access/navigation';
import type { SidebarType } from '@connect/core/domain/access/navigation';
import { permissions } from '@connect/core/domain/access/user';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { AppShell } from './app-shell.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { navTexts } from '../../shared/page/nav-texts.ts';
import type { ShellModel } from '../../shared/page/shell-context.ts';
import { stacked } from '../../theme/metrics.ts';

const everything = { roles: ['administrator'], permissions: Object.values(permissions), isSuperUser: true };

const model = (more: Partial<ShellModel> = {}): ShellModel => ({
  navKey: 'orders',
  links: sidebarLinks('inner', everything),
  supplier: 'Connect Safety Supplies Ltd',
  brandName: 'Northgate Site Supplies',
  user: { firstName: 'Priya', lastName: 'Nair', email: 'priya@northgate.example' },
  impersonation: null,
  help: { helpHref: '/connect/help', contactHref: '/connect/contact' },
  legal: { 'en-GB': { Terms: 'https://acme.example/terms' } },
  securityHref: '/connect/mfa-settings',
  mayOrder: true,
  onPalette: vi.fn(),
  onLogout: vi.fn(),
  onStopImpersonating: vi.fn(),
  ...more,
});

function show(more: Partial<ShellModel> = {}, width = 1440) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === stacked && width < 760,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const shell = model(more);
  render(
    <AppShell {...shell}>
      <PageHeader title="Your Orders" breadcrumbs={[{ label: 'Dashboard', href: '/connect' }, { label: 'Orders' }]} />
    </AppShell>,
  );
  return shell;
}

const navigation = () => screen.getByRole('navigation', { name: 'Main navigation' });

beforeEach(() => vi.unstubAllGlobals());
afterEach(cleanup);

describe('sidebar', () => {
  test('the link of the page’s navigation key is the current one, and no other', () => {
    show();
    const current = within(navigation()).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['Orders & Invoices']);
    expect(current[0]?.getAttribute('href')).toBe('/connect/orders?show=both');
  });

  test.each<SidebarType>([
    'dashboard',
    'inner',
    'accountManagerDashboard',
    'accountManagerInner',
    'brandManagerDashboard',
    'brandManagerInner',
  ])('%s shows the links it is given, in order', (sidebar) => {
    if (sidebar === 'none') throw new Error('has no shell');
    show({ links: sidebarLinks(sidebar, everything) });
    const labels = within(navigation())
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(labels).toEqual(sidebarLinks(sidebar, everything).map(({ to }) => navTexts[to]));
  });

  test('Logout is an action', () => {
    const shell = show();
    fireEvent.click(within(navigation()).getByRole('button', { name: 'Logout' }));
    expect(shell.onLogout).toHaveBeenCalledOnce();
  });
});

describe('branding block', () => {
  test('leads to the dashboard by the name that it is given', () => {
    show({ brandName: 'Trade Desk' });
    const [first] = within(screen.getByRole('banner')).getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Trade Desk', '/connect']);
  });
});

describe('Need Help card', () => {
  test('links to Help Center and Contact Us', () => {
    show();
    expect(screen.getByRole('link', { name: 'Help Center' }).getAttribute('href')).toBe('/connect/help');
    // One in the card, and one for where it has no room.
    const contact = screen.getAllByRole('link', { name: 'Contact Us' });
    expect(contact.map((link) => link.getAttribute('href'))).toEqual(['/connect/contact', '/connect/contact']);
  });

  test('has no Contact Us for those who may not open it', () => {
    show({ help: { helpHref: '/connect/help', contactHref: null } });
    expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  });
});

describe('impersonation banner', () => {
  test('shows the customer’s name and number, and Stop', () => {
    const shell = show({ impersonation: { name: 'Northgate Site Supplies', no: 'C10482' } });
    const banner = screen.getByRole('region', { name: 'Impersonation' });
    expect(banner.textContent).toContain('Northgate Site Supplies');
    expect(banner.textContent).toContain('C10482');
    fireEvent.click(within(banner).getByRole('button', { name: 'Stop' }));
    expect(shell.onStopImpersonating).toHaveBeenCalledOnce();
  });

  test('is absent while nobody is impersonated', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Impersonation' })).toBeNull();
  });
});

test('the account menu shows name and email, switches the scheme and logs out', async () => {
  const shell = show();
  fireEvent.click(screen.getByRole('button', { name: /Account menu/ }));
  expect(await screen.findByText('Priya Nair', {}, { timeout: 30_000 })).toBeDefined();
  expect(screen.getByText('priya@northgate.example')).toBeDefined();
  const links = screen.getAllByRole('menuitem').filter((item) => item.matches('a'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Two-step verification', '/connect/mfa-settings'],
    ['Active sessions', '/connect/mfa-settings#sessions'],
    ['Terms', 'https://acme.example/terms'],
  ]);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('System');
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Dark', checked: true }, { timeout: 30_000 })).toBeDefined();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(shell.onLogout).toHaveBeenCalledOnce();
  localStorage.clear();
});

test('a visitor who is not signed in gets a link to the login page in place of the account menu', () => {
  show({ user: null });
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/connect/login');
});

test('the skip link moves the focus to the content', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('below 760px the links are in a drawer that its button opens and a link closes', () => {
  show({}, 400);
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  fireEvent.click(within(drawer).getByRole('link', { name: 'Favourites' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

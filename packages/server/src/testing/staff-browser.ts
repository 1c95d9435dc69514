import { demoPassword } from '@connect/demo/accounts';
import type { TestPortal } from './test-portal.ts';

export interface Visit {
  readonly status: number;
  /** Where a browser ends up: the last address that answered, whatever it answered. */
  readonly url: URL;
  readonly text: string;
  readonly headers: Headers;
}

/** As much of a browser as a sign-in at the provider needs: it keeps cookies to their paths, sends forms, and follows redirects. */
export interface StaffBrowser {
  open(address: string): Promise<Visit>;
  submit(address: URL, form: Readonly<Record<string, string>>): Promise<Visit>;
}

const origin = 'http://localhost';
export const returnPage = `${origin}/connect/staff-login`;

/** Where the portal's link for staff leads to. */
export const staffLogin = ({ redirect_uri = returnPage, state = 'its-state' } = {}): string =>
  `/oauth/portal-login?${new URLSearchParams({ redirect_uri, state }).toString()}`;

export const openBrowser = (
  portal: Pick<TestPortal, 'fetch'>,
  elsewhere: typeof fetch = () => Promise.reject(new Error('It left the portal')),
): StaffBrowser => {
  const cookies = new Map<string, { host: string; path: string; value: string }>();
  const visit = async (url: URL, init: RequestInit): Promise<Visit> => {
    const sent = [...cookies].filter(
      ([, { host, path, value }]) => value !== '' && host === url.host && url.pathname.startsWith(path),
    );
    const Cookie = sent.map(([name, { value }]) => `${name.split('@')[0]}=${value}`).join('; ');
    const options = { ...init, headers: { ...init.headers, Cookie, Accept: 'text/html' } };
    const answer =
      url.origin === origin
        ? await portal.fetch(url.pathname + url.search, options)
        : await elsewhere(url, { ...options, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const [, path = '/'] = /;\s*path=([^;]*)/i.exec(cookie) ?? [];
      cookies.set(`${name}@${path}`, { host: url.host, path, value });
    }
    const next = answer.headers.get('Location');
    if (next !== null) return visit(new URL(next, url), {});
    return { status: answer.status, url, text: await answer.text(), headers: answer.headers };
  };
  return {
    open: (address) => visit(new URL(address, origin), {}),
    submit: (address, form) =>
      visit(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
  };
};

/** Signs somebody in on the page of the provider. */
export const signInAs = async (
  browser: StaffBrowser,
  email: string,
  { password = demoPassword, login = staffLogin() } = {},
): Promise<Visit> => {
  const { url } = await browser.open(login);
  return browser.submit(url, { email, password });
};

/** The code that the return page is given for somebody; empty when there is none. */
export const codeFor = async (browser: StaffBrowser, email: string): Promise<string> =>
  (await signInAs(browser, email)).url.searchParams.get('code') ?? '';

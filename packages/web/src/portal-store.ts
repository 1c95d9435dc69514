const probe = 'connect-basket';

/** Whether this page has such a cookie; a list of all that it may read comes in one text. */
const hasProbe = (): boolean => document.cookie.split('; ').includes(`${probe}=1`);

const setProbe = (seconds: number): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- There is no CookieStore where there is no TLS, nor in every browser.
  document.cookie = `${probe}=1; SameSite=Strict; Path=/distr/; Max-Age=${seconds}`;
};

/**
 * Whether a frame has what the portal keeps in this browser. On a page of another site it has not: the browser gives the frame a store of its
 * own there, and holds back the cookie that renews a session (ADR 157), which is strict. So such a cookie is tried, and taken away.
 */
export const hasPortalStore = (): boolean => {
  try {
    setProbe(10);
    const had = hasProbe();
    setProbe(0);
    return had;
  } catch {
    // Cookies are off.
    return false;
  }
};

/** Where cookies are kept, as one text an origin: a `SafeStore`, such as of a file. */
export interface CookieStore {
  get(key: string): string | null;
  set(key: string, cookies: string): void;
  remove(key: string): void;
}

const cookiesOf = (text: string | null): Map<string, string> => {
  const pairs = (text ?? '').split('; ').filter((pair) => pair !== '');
  return new Map(pairs.map((pair) => [pair.replace(/=.*/, ''), pair]));
};
const textOf = (cookies: ReadonlyMap<string, string>): string => [...cookies.values()].join('; ');

/** What a browser does by itself, for programs that are none: keeps the cookies of each origin, and sends them along to it alone. */
export const keepingCookies =
  (store: CookieStore): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const key = `cookies:${new URL(request.url).origin}`;
    const sent = store.get(key);
    if (sent !== null) request.headers.set('cookie', textOf(cookiesOf(sent)));
    const answer = await fetch(request);
    const given = answer.headers.getSetCookie();
    if (given.length === 0) return answer;
    // Another answer may have brought some meanwhile, such as the one that renews the session.
    const cookies = cookiesOf(store.get(key));
    for (const cookie of given) {
      const [pair = ''] = cookie.split(';');
      const name = pair.replace(/=.*/, '');
      if (/;\s*max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, pair);
    }
    if (cookies.size === 0) store.remove(key);
    else store.set(key, textOf(cookies));
    return answer;
  };

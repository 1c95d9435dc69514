/** Where cookies are kept, as one text an origin: a `SafeStore`, such as of a file. */
export interface CookieStore {
  get(key: string): string | null;
  put(key: string, cookies: string): void;
  remove(key: string): void;
}

/** What a browser does by itself, for programs that are none: keeps the cookies of each origin, and sends them along to it alone. */
export const keepingCookies =
  (store: CookieStore): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const key = `cookies:${new URL(request.url).origin}`;
    const cookies = new Map((store.get(key) ?? '').split('; ').map((pair) => [pair.replace(/=.*/, ''), pair]));
    cookies.delete('');
    if (cookies.size > 0) request.headers.set('cookie', [...cookies.values()].join('; '));
    const answer = await fetch(request);
    for (const given of answer.headers.getSetCookie()) {
      const [pair = ''] = given.split(';');
      const name = pair.replace(/=.*/, '');
      if (/;\s*max-age=0\b/i.test(given)) cookies.delete(name);
      else cookies.set(name, pair);
    }
    if (cookies.size === 0) store.remove(key);
    else store.put(key, [...cookies.values()].join('; '));
    return answer;
  };

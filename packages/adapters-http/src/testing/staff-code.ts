/** A browser's part in the way of staff to their provider and back: it follows redirects and carries cookies. */
const createVisitor = () => {
  const cookies = new Map<string, string>();
  const ask = async (url: URL, form?: URLSearchParams): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    return next === null ? url : ask(new URL(next, url));
  };
  return ask;
};

/** Signs staff in at the provider of a running portal; answers the code that the return page is given. */
export const staffCode = async (origin: string, email: string, password: string): Promise<string> => {
  const ask = createVisitor();
  const way = { redirect_uri: `${origin}/connect/staff-login`, state: 'some-state' };
  const page = await ask(new URL(`/oauth/portal-login?${new URLSearchParams(way).toString()}`, origin));
  const back = await ask(page, new URLSearchParams({ email, password }));
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`${email} was not signed in: ${back.href}`);
  return code;
};

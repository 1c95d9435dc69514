import { request as requests } from '@playwright/test';
import type { APIResponse } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** `{message, code}` with that status, in words for people: no stack, no file, no query (specification §refusals). */
const expectRefusal = async (answer: APIResponse, status: number, code?: string) => {
  const where = `${answer.url()} answered ${answer.status()}`;
  expect(answer.status(), where).toBe(status);
  expect(answer.headers()['content-type'], where).toContain('application/json');
  const body = await answer.json();
  expect(body, where).toMatchObject({
    message: expect.stringMatching(/^[A-Z].+\.$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(JSON.stringify(body), where).not.toMatch(/\bat \w+.*:\d+|node_modules|\.[jt]s\b|select |stack/i);
  if (code) expect(body.code, where).toBe(code);
  return body;
};

test.use({ account: 'priya' });

// What comes over a socket; what each call refuses besides is in the server's `calls.test.ts`.
test('tokens: a call that needs a sign-in answers 401 without one, and with any that is not one', async ({
  jwt,
  baseURL,
}) => {
  const [head = '', payload = ''] = (jwt ?? '').split('.');
  const visitor = await requests.newContext({ ...(baseURL && { baseURL }) });
  for (const authorization of [undefined, '', 'Bearer', `Basic ${jwt}`, `Bearer ${head}.${payload}.`])
    await expectRefusal(
      await visitor.get('/api/v3/customer', {
        headers: authorization === undefined ? {} : { Authorization: authorization },
      }),
      401,
      'unauthenticated',
    );
  await visitor.dispose();
});

test('ids: a malformed one answers 400 and names the field; one that does not exist 404', async ({ api }) => {
  for (const id of ['%00', '%20', '..%2F..%2Fetc', '%2Fetc', '%E0%A4%A', 'x'.repeat(4000), '%F0%9F%92%A9']) {
    const body = await expectRefusal(await api.get(`/api/v3/orders/${id}`), 400, 'malformed_request');
    expect(body).toMatchObject({ errors: { id: [expect.any(String)] } });
  }
  await expectRefusal(await api.get('/api/v3/orders/XX-999999'), 404);
});

test('JSON: a body that is none, or is too large, is refused', async ({ api }) => {
  const send = (data: string) =>
    api.post('/api/auth/login', { headers: { 'Content-Type': 'application/json' }, data: Buffer.from(data) });
  for (const text of ['{', '', '\u0000', '\uFFFE']) await expectRefusal(await send(text), 400);
  await expectRefusal(await send(JSON.stringify({ password: 'y'.repeat(100_000) })), 413, 'body_too_large');
});

test('another method on the address of a call answers 405 and says which it takes', async ({ api }) => {
  const answer = await api.delete('/api/v3/customer');
  await expectRefusal(answer, 405, 'method_not_allowed');
  expect(answer.headers()['allow']).toContain('GET');
});

test('an address that is no call answers 404', async ({ api }) => {
  for (const path of ['/api', '/api/v4/customer', '/oauth/none'])
    expect((await api.get(path)).status(), path).toBe(404);
});

test('pages and ids in the address of a screen: whatever is typed, a page answers', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  for (const path of [
    'orders/%00',
    'orders/view/%00',
    'invoices/view/%2e%2e%2f',
    'orders/1/2',
    'orders?from=%00&show[]=x&q=%F0%9F%92%A9',
  ]) {
    await page.goto(`/connect/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

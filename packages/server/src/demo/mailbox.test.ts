import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShell } from '../http/shell.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { createMailbox } from '../mail/database/mailbox.ts';

let data: TestDatabase;
let portal: TestPortal;

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  const mailbox = createMailbox(data.database, () => testNow);
  await mailbox.keep({
    to: 'ada@x.example',
    subject: 'First',
    text: 'See https://portal.example/a?b=1&c=2 now',
    html: '<head></head><p>1</p>',
    attachments: [{ fileName: 'invoice-<1>.pdf', bytes: Buffer.from('%PDF-1') }],
  });
  await mailbox.keep({
    to: 'bob@x.example',
    subject: '<img src=x>',
    text: '"><script>alert(1)</script>',
    html: '<head></head>',
  });
});
afterAll(() => data.database.destroy());

const get = (path: string, accept = 'text/html') => portal.fetch(path, { headers: { Accept: accept } });
const text = async (path: string) => (await get(path)).text();

describe('the mailbox of the demo', () => {
  it('lists mails newest first, as JSON if that is asked for by query or header, and those to one address', async () => {
    const all = [
      {
        id: '2',
        at: testNow.toISOString(),
        to: 'bob@x.example',
        subject: '<img src=x>',
        text: '"><script>alert(1)</script>',
        html: '<head></head>',
      },
      { id: '1', to: 'ada@x.example', subject: 'First' },
    ];
    expect(await (await get('/dev/mailbox?format=json')).json()).toMatchObject(all);
    expect(await (await get('/dev/mailbox', 'application/json')).json()).toMatchObject(all);
    expect(await (await get('/dev/mailbox?format=json&to=Ada@x.example')).json()).toMatchObject([{ id: '1' }]);
    expect(await (await get('/dev/mailbox?format=json&to=nobody%00')).json()).toEqual([]);
    const page = await text('/dev/mailbox');
    expect(page.indexOf('bob@x.example')).toBeLessThan(page.indexOf('ada@x.example'));
  });

  it('shows a mail with its links to click, its HTML in a frame that runs nothing', async () => {
    const page = await text('/dev/mailbox/1');
    expect(page).toContain(
      '<a href="https://portal.example/a?b=1&amp;c=2">https://portal.example/a?b=1&amp;c=2</a> now',
    );
    expect(page).toMatch(
      /<iframe src="\/dev\/mailbox\/1\/html"[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
    const html = await get('/dev/mailbox/1/html');
    const policy = html.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'");
    expect(policy).toContain('sandbox ');
    expect(policy).not.toMatch(/script|allow-same-origin/);
    expect(await html.text()).toContain('<p>1</p>');
  });

  it('has the papers that go with a mail', async () => {
    expect(await text('/dev/mailbox/1')).toContain('<a href="/dev/mailbox/1/attachments/0">invoice-&lt;1&gt;.pdf</a>');
    const paper = await get('/dev/mailbox/1/attachments/0');
    expect([paper.headers.get('Content-Type'), await paper.text()]).toEqual(['application/pdf', '%PDF-1']);
    expect((await get('/dev/mailbox/2?format=json')).ok).toBe(true);
    expect((await get('/dev/mailbox/2/attachments/0')).status).toBe(404);
  });

  it('escapes what a mail holds, and has neither scripts nor inline styles of its own', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/2', '/dev/mailbox?to=%22%3E%3Cscript%3E']) {
      const page = await text(path);
      expect(page).not.toMatch(/<script|<img|<style|style=/);
      expect(page).toContain('<link rel="stylesheet" href="/dev/mailbox/style.css">');
    }
    const fonts = [...(await text('/dev/mailbox/style.css')).matchAll(/url\((\S+)\)/g)].map(([, path]) => path ?? '');
    expect(fonts).toHaveLength(2);
    for (const path of fonts) expect((await get(path)).headers.get('Content-Type')).toBe('font/woff2');
    expect((await get('/dev/mailbox/style.css')).headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  });

  it.each(['/dev/mailbox/3', '/dev/mailbox/x', '/dev/mailbox/1/x', '/dev/mailbox/99999999999999999999'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is not found where mails are sent, or the data are not the demo’s', async () => {
    const absent = { fetch: () => new Response('the web app') };
    const health = { isDatabaseThere: async () => true, isSearchThere: async () => true };
    const shell = createShell({
      webApp: absent,
      images: absent,
      search: absent,
      operator: null,
      portal: absent,
      integration: null,
      docs: null,
      mailbox: null,
      staffSignIn: null,
      provider: null,
      health,
    });
    for (const path of ['/dev/mailbox', '/dev/mailbox?format=json', '/dev/mailbox/1', '/dev/mailbox/1/html']) {
      const trace = { id: '', route: '' };
      expect((await shell.fetch(new Request(`http://localhost${path}`), { trace })).status).toBe(404);
    }
  });
});

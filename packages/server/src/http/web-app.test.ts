import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Config, configElementId, ownTextsElementId } from '@connect/contract/config';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtTextsFile } from '../built-texts.ts';
import type { OwnTexts } from '../own-texts.ts';
import { contentPolicy } from './security-headers.ts';
import { compressWebApp, createWebApp, inlineHashes } from './web-app.ts';

const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
const config: Config = {
  basePath: '/trade',
  apiHost: '',
  brandApiHost: '',
  staffLoginUrl: null,
  staffLogoutUrl: null,
  imageHost: '/images',
  currency: 'GBP',
  dpdTrackingUrl: 'https://track.example',
  storefronts: {},
  name: 'Connect',
  supplier: 'Connect Safety Supplies Ltd · Leeds',
  legal: {},
  actingNeedsReason: false,
  support: { email: 'support@connect.example', phone: null },
  mailbox: null,
  demo: { password: 'p', accounts: [{ email: 'a@b.example', who: '</script><script>alert(1)</script> $& <!--' }] },
};

let folder: string;
let texts: OwnTexts = {};
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<head><!--connect-config--></head><body>portal</body>');
  writeFileSync(join(folder, 'assets/main-4f2a.js'), script);
  writeFileSync(join(folder, 'basket.html'), '<head><!--connect-config--></head><body>basket</body>');
  writeFileSync(join(folder, 'basket.js'), '1');
  writeFileSync(join(folder, 'icon.svg'), '1');
  writeFileSync(join(folder, builtTextsFile), '[]');
  writeFileSync(join(folder, 'service-worker.js'), '1');
  const { app } = createWebApp(folder, config.basePath, { readPage: async () => ({ config, texts }) });
  get = async (path, headers = {}, method = 'GET') =>
    app.request(path, { headers, method }, { trace: { id: '', route: '' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is compressed ahead as far as it can be, also where the database has just gone', async () => {
  const readPage = () => Promise.reject(new Error('terminating connection'));
  await createWebApp(folder, '', { readPage }).warm();
});

describe('the basket widget of storefronts (specification §basket-widget)', () => {
  const shops = { UK: 'https://shop.example/uk', DE: 'https://laden.example', US: '' };
  const security = { connectTo: [], imagesFrom: [], overHttps: () => false };
  const open = async (storefronts: Config['storefronts'], path: string): Promise<Response> => {
    const { app } = createWebApp(folder, '', {
      readPage: async () => ({ config: { ...config, storefronts }, texts: { de: { a1: 'Korb' } } }),
      policyWith: (own) => contentPolicy(security, own),
    });
    return app.request(path, {}, { trace: { id: '', route: '' } });
  };
  const framedBy = (answer: Response) =>
    /frame-ancestors ([^;]*)/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];

  it('is framed by the storefronts that the portal has, and by nobody else', async () => {
    const page = await open(shops, '/distr/basket.html');
    expect([page.status, framedBy(page)]).toEqual([200, "'self' https://shop.example https://laden.example"]);
    const html = await page.text();
    for (const id of [configElementId, ownTextsElementId]) expect(html).toContain(`id="${id}"`);
    expect(framedBy(await open({}, '/distr/basket.html'))).toBe("'self'");
    expect(contentPolicy(security)).toContain("frame-ancestors 'none'");
  });

  it('is framed by hosts alone: whatever else was typed for a storefront lets nobody in, and keeps nobody out', async () => {
    const typed = ['https://*', 'https://*.example', 'https://%zz', 'https://a;sandbox', 'https://a,b', 'javascript:1'];
    for (const address of typed) {
      const page = await open({ UK: address, DE: shops.DE }, '/distr/basket.html');
      expect([page.status, framedBy(page)], address).toEqual([200, "'self' https://laden.example"]);
    }
    const port = await open({ UK: 'http://SHOP.example:8080/de/' }, '/distr/basket.html');
    expect(framedBy(port)).toBe("'self' http://shop.example:8080");
  });

  it('has a script that pages of any origin may run, and no other file has', async () => {
    const leave = async (path: string) => (await open(shops, path)).headers.get('Access-Control-Allow-Origin');
    expect(await leave('/distr/basket.js')).toBe('*');
    for (const path of ['/distr/basket.html', '/distr/icon.svg', '/connect']) expect(await leave(path)).toBeNull();
  });
});

describe('pages', () => {
  it.each(['/trade/connect', '/trade/connect/orders/2', '/trade/de/de/connect', '/trade/row/en/connect/help'])(
    '%s is the page, with the configuration in it',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
      const html = await answer.text();
      const json = new RegExp(`<script type="application/json" id="${configElementId}">(.*?)</script>`, 's').exec(
        html,
      )?.[1];
      expect(v.parse(Config, JSON.parse(json ?? ''))).toEqual(config);
      expect(html.match(/<script/g)).toHaveLength(1);
    },
  );

  it('has what it says otherwise than it was built behind all that its first paint needs, as text that ends nothing', async () => {
    texts = { de: { a1: '</script><script>alert(1)</script><!--' } };
    const html = await (await get('/trade/de/de/connect/login')).text();
    const element = new RegExp(
      `portal<script type="application/json" id="${ownTextsElementId}">(.*?)</script></body>`,
      's',
    );
    expect(JSON.parse(element.exec(html)?.[1] ?? '')).toEqual(texts);
    expect(html.match(/<script/g)).toHaveLength(2);
    texts = {};
    expect(await (await get('/trade/de/de/connect/login')).text()).not.toContain(ownTextsElementId);
  });

  it.each([
    '/connected',
    '/trade/connected',
    '/trade/de/connect',
    '/trade/de/en/connect',
    '/trade/xx/yy/connect',
    '/products/x',
    '/nothing',
  ])(
    '%s is not found: half a pair, an unknown one, or no page of the portal (decisions §pairs-as-a-whole)',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      const shown = await get(path, { Accept: 'text/html' });
      expect([shown.status, await shown.text()]).toEqual([404, expect.stringContaining('portal')]);
    },
  );

  it.each(['/connect', '/connect/orders/3?show=orders', '/de/de/connect/password-reset/t?email=a%40b'])(
    '%s gets the base path that it lacks (specification §base-path)',
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers.get('Location')]).toEqual([302, `/trade${path}`]);
    },
  );

  it('the root leads to the dashboard', async () => {
    for (const path of ['/', '/trade', '/trade/']) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/trade/connect']);
    }
  });

  it('are asked about again each time, and not sent twice', async () => {
    const first = await get('/trade/connect');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const again = await get('/trade/connect', { 'If-None-Match': `"other", W/${first.headers.get('ETag')}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('take no other method than GET and HEAD', async () => {
    expect((await get('/trade/connect', {}, 'POST')).status).toBe(405);
    const head = await get('/trade/connect', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('what stands in the page itself', () => {
  it('is known by the hashes of its scripts and styles; what is no script or has an address is not among it', () => {
    const built = mkdtempSync(join(tmpdir(), 'connect-web-'));
    writeFileSync(
      join(built, 'index.html'),
      '<style>a{}</style><script>run()</script><script type="module" src="/a.js"></script>' +
        '<script type="application/json">{}</script><!--connect-config-->',
    );
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(inlineHashes(built)).toEqual({ scripts: [hash('run()')], styles: [hash('a{}')] });
    rmSync(built, { recursive: true });
    expect(inlineHashes(built)).toEqual({ scripts: [], styles: [] });
  });
});

describe('files under /distr (specification §assets)', () => {
  it('with a hash in their name are kept for good, others are asked about again', async () => {
    const hashed = await get('/distr/assets/main-4f2a.js');
    expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/distr/icon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('are all but the list of texts, which is the server’s alone', async () => {
    expect((await get(`/distr/${builtTextsFile}`)).status).toBe(404);
  });

  it('come compressed the best way the browser takes', async () => {
    const file = '/distr/assets/main-4f2a.js';
    const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
    const br = await get(file, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(script);
    const gz = await get(file, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gz.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gz)).toString()).toBe(script);
    const plain = await get(file);
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, script]);
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('are sent as the build compressed them, unless they were written since; what it left is no file of its own', async () => {
    const built = mkdtempSync(join(tmpdir(), 'connect-web-'));
    const file = join(built, 'main.js');
    writeFileSync(file, script);
    await compressWebApp(built);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
    // Nobody else would send it.
    writeFileSync(`${file}.br`, brotliCompressSync('by the build'));
    const sent = async (path: string) => {
      const headers = { 'Accept-Encoding': 'br' };
      const { app } = createWebApp(built, config.basePath, { readPage: async () => ({ config, texts }) });
      const answer = await app.request(path, { headers }, { trace: { id: '', route: '' } });
      return answer.ok ? brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString() : answer.status;
    };
    expect([await sent('/distr/main.js'), await sent('/distr/main.js.br')]).toEqual(['by the build', 404]);
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    expect(await sent('/distr/main.js')).toBe(script);
    rmSync(built, { recursive: true });
  });

  it('have a service worker among them, which works for the pages under the base path and is asked about each time', async () => {
    const { headers } = await get('/distr/service-worker.js');
    expect([headers.get('Service-Worker-Allowed'), headers.get('Cache-Control')]).toEqual(['/trade/', 'no-cache']);
    expect((await get('/distr/icon.svg')).headers.has('Service-Worker-Allowed')).toBe(false);
  });

  it('outside of the build are not there', async () => {
    for (const path of ['/distr/index.html', '/distr/../package.json', '/distr/%2e%2e/package.json', '/distr/assets/'])
      expect((await get(path)).status).toBe(404);
  });

  it('is the page with the configuration as it is then, and as it was last where that cannot be read', async () => {
    let read: () => Promise<Config> = async () => config;
    const { app } = createWebApp(folder, config.basePath, { readPage: async () => ({ config: await read() }) });
    const page = async () => {
      const env = { trace: { id: '', route: '' } };
      const answer = await app.fetch(new Request('http://localhost/trade/connect'), env);
      return { etag: answer.headers.get('ETag'), html: await answer.text() };
    };
    const first = await page();
    expect(await page()).toEqual(first);
    read = async () => ({ ...config, support: { email: 'new@connect.example', phone: null } });
    const second = await page();
    expect(second.html).toContain('new@connect.example');
    expect(second.etag).not.toBe(first.etag);
    read = async () => {
      throw new Error('no database');
    };
    expect(await page()).toEqual(second);
  });
});

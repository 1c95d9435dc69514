import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngOf } from '@connect/core/testing/pictures';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../brand.ts';
import { brandStyle } from './branded-page.ts';
import type { Environment } from './environment.ts';
import { contentPolicy, securityHeaders } from './security-headers.ts';
import { createWebApp } from './web-app.ts';

const nothing: Brand = { name: null, colours: { main: null, accent: null }, logo: null, legal: {}, storefronts: {} };
const tag = 'abcdefghijklmnopqrstuv';
const logo = { tag, type: 'image/png', width: 3, height: 2, bytes: pngOf() } as const;
const security = {
  connectTo: [],
  imagesFrom: [],
  inline: { scripts: ["'sha256-s='"], styles: ["'sha256-t='"] },
  overHttps: () => false,
};
const config = {
  basePath: '',
  apiHost: '',
  brandApiHost: '',
  staffLoginUrl: null,
  staffLogoutUrl: null,
  imageHost: '',
  currency: 'GBP',
  dpdTrackingUrl: '',
  storefronts: {},
  name: 'Connect',
  supplier: 'Connect Safety Supplies Ltd · Leeds',
  legal: {},
  actingNeedsReason: false,
  support: { email: null, phone: null },
  mailbox: null,
  demo: null,
};
const icon = '<link rel="icon" href="/distr/icon.svg" type="image/svg+xml" />';
const html = `<html><head><title>Connect</title>${icon}<!--connect-config--></head><body><b>Connect</b></body></html>`;

let folder: string;
let brand: Brand;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-branded-'));
  writeFileSync(join(folder, 'index.html'), html);
  const { app } = createWebApp(folder, '', {
    readPage: async () => ({ config, brand }),
    logoAt: async (file) => (brand.logo && file === `${tag}.png` ? brand.logo : null),
    policyWith: (own) => contentPolicy(security, own),
  });
  const shell = new Hono<Environment>().use(securityHeaders(security)).route('/', app);
  get = async (path, headers = {}) => shell.request(path, { headers }, { trace: { id: '', route: '' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of a portal (specification §branding)', () => {
  it('without a look of its own is as it was built, by the policy of all answers', async () => {
    brand = nothing;
    const answer = await get('/connect/login');
    const shown = await answer.text();
    expect(shown).toContain('<title>Connect</title>');
    expect([shown.includes('<style>'), shown.includes(icon)]).toEqual([false, true]);
    expect(answer.headers.get('Content-Security-Policy')).toBe(contentPolicy(security));
  });

  it('has name, logo and colours in it from its first byte on, and admits that style by its hash alone', async () => {
    brand = { ...nothing, name: 'A </b> & "B"', colours: { main: '#8a1c1c', accent: null }, logo };
    const answer = await get('/connect/orders');
    const shown = await answer.text();
    const name = 'A &lt;/b&gt; &amp; &quot;B&quot;';
    expect(shown).toContain(`<title>${name}</title>`);
    expect(shown).toContain(`<b>${name}</b>`);
    expect(shown).toContain(`<link rel="icon" href="/distr/logo/${tag}.png" type="image/png" />`);
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(shown) ?? [];
    expect(style).toMatch(/^:root\{[^<>{}]*\}$/);
    expect(style).toContain('--portal-light-brand:#8a1c1c;');
    expect(style).toContain(`--portal-logo:url(/distr/logo/${tag}.png)`);
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'sha256-t=' ${hash};`);
    expect(policy).not.toContain('unsafe');
    expect(policy.replace(` ${hash}`, '')).toBe(contentPolicy(security));
    const again = await get('/connect/orders', { 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, policy]);
  });

  it('is another one as soon as the look is', async () => {
    brand = { ...nothing, name: 'One' };
    const first = await get('/connect');
    brand = { ...nothing, name: 'Two' };
    const second = await get('/connect', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect([second.status, await second.text()]).toEqual([200, expect.stringContaining('<title>Two</title>')]);
  });

  it('has colours that are none of it', () => {
    expect(brandStyle({ ...nothing, colours: { main: '#000;}x{', accent: 'red' } })).toBe('');
  });
});

describe('the logo', () => {
  it('comes from the portal’s own host, as what it is, for good, and does nothing', async () => {
    brand = { ...nothing, logo };
    const answer = await get(`/distr/logo/${tag}.png`);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pngOf());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      etag: `"${tag}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await get(`/distr/logo/${tag}.png`, { 'If-None-Match': `"${tag}"` })).status).toBe(304);
  });

  it('is at no other address, and at none once it is gone', async () => {
    brand = { ...nothing, logo };
    for (const file of [`${tag}.jpg`, tag, 'other.png', '..%2f..%2fpackage.json'])
      expect((await get(`/distr/logo/${file}`)).status).toBe(404);
    brand = nothing;
    expect((await get(`/distr/logo/${tag}.png`)).status).toBe(404);
  });
});

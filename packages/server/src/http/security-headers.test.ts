import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const nothing: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] };

const headersOf = async ({
  connectTo = [''],
  imagesFrom = ['/images'],
  inline = nothing,
  tls = false,
  own = {},
} = {}) => {
  const app = new Hono().use(securityHeaders({ connectTo, imagesFrom, inline, overHttps: () => tls }));
  return (await app.get('/', (context) => context.text('', 200, own)).request('/')).headers;
};
const policyOf = (headers: Headers): Record<string, string[]> =>
  Object.fromEntries(
    (headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  it('runs nothing inline and lets nobody frame the page', async () => {
    const directives = policyOf(await headersOf({ connectTo: ['', '/search'] }));
    expect(directives).toMatchObject({
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
    expect(JSON.stringify(directives)).not.toContain('unsafe');
  });

  it('admits the origins of a search service, an API and images elsewhere, and no more of their addresses', async () => {
    const directives = policyOf(
      await headersOf({
        connectTo: ['https://api.example/v1', 'http://search.example:7700'],
        imagesFrom: ['https://img.example/x'],
      }),
    );
    expect(directives['connect-src']).toEqual(["'self'", 'https://api.example', 'http://search.example:7700']);
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://img.example']);
  });

  it('admits what stands in the page itself by its hash, and nothing else inline', async () => {
    const inline = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };
    const directives = policyOf(await headersOf({ inline }));
    expect(directives).toMatchObject({
      'script-src': ["'self'", "'sha256-a='"],
      'style-src': ["'self'", "'sha256-b='"],
    });
  });

  it('of an answer that has one of its own stands', async () => {
    const headers = await headersOf({ own: { 'Content-Security-Policy': "default-src 'none'" } });
    expect(policyOf(headers)).toEqual({ 'default-src': ["'none'"] });
  });
});

it('no address is sent along with a request or a link: a reset link carries a token', async () => {
  expect((await headersOf()).get('Referrer-Policy')).toBe('strict-origin');
});

it('a browser is bound to https by an answer over https alone, and nothing is guessed, nor used that the portal needs not', async () => {
  const [plain, tls] = [await headersOf(), await headersOf({ tls: true })];
  expect(plain.get('Strict-Transport-Security')).toBeNull();
  expect(tls.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(plain.get('X-Content-Type-Options')).toBe('nosniff');
  expect(plain.get('Permissions-Policy')).toBe('camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  expect(plain.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(plain.get('Cross-Origin-Resource-Policy')).toBeNull();
});

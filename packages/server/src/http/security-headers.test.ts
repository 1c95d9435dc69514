import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policy = (options: Parameters<typeof securityHeaders>[0]): Record<string, string[]> =>
  Object.fromEntries(
    (securityHeaders(options)['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  it('runs nothing inline and lets nobody frame the page', () => {
    const directives = policy({ connectTo: ['', '/search'], imagesFrom: ['/images'] });
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

  it('admits the origins of a search service, an API and images elsewhere, and no more of their addresses', () => {
    const directives = policy({
      connectTo: ['https://api.example/v1', 'http://search.example:7700'],
      imagesFrom: ['https://img.example/x'],
    });
    expect(directives['connect-src']).toEqual(["'self'", 'https://api.example', 'http://search.example:7700']);
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://img.example']);
  });
});

it('no address is sent along with a request or a link: a reset link carries a token', () => {
  expect(securityHeaders({ connectTo: [], imagesFrom: [] })['Referrer-Policy']).toBe('strict-origin');
});

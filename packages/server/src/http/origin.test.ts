import { describe, expect, it } from 'vitest';
import { makeOriginOf } from './origin.ts';

const at = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers });

describe('the origin that a browser asks at', () => {
  it('is what the request says', () => {
    const originOf = makeOriginOf({ publicUrl: null, proxies: 0 });
    expect(originOf(at('http://127.0.0.1:4173/oidc/auth?x=y'))).toBe('http://127.0.0.1:4173');
    expect(originOf(at('http://portal.example/', { 'X-Forwarded-Proto': 'https' }))).toBe('http://portal.example');
  });

  it('has the scheme that the proxy says, where that is believed', () => {
    const originOf = makeOriginOf({ publicUrl: null, proxies: 1 });
    expect(originOf(at('http://portal.example/', { 'X-Forwarded-Proto': 'https' }))).toBe('https://portal.example');
    expect(originOf(at('http://portal.example/'))).toBe('http://portal.example');
  });

  it('is PUBLIC_URL for its host, and no other', () => {
    const originOf = makeOriginOf({ publicUrl: 'https://portal.example', proxies: 0 });
    expect(originOf(at('http://portal.example/'))).toBe('https://portal.example');
    expect(originOf(at('http://127.0.0.1:4173/'))).toBe('http://127.0.0.1:4173');
  });
});

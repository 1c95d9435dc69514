import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOfToken } from './age-of-token.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { sessionOfToken } from './session-of-token.ts';
import { createStorageSessionTokens } from './storage-session-tokens.ts';
import { portalToken } from './testing/portal-token.ts';

test('local storage holds jwt and impersonator_jwt (specification §browser-storage)', () => {
  const storage = createMemoryStorage();
  const tokens = createStorageSessionTokens(createSafeStore(storage), new EventTarget());
  tokens.set('customer');
  tokens.setImpersonator('staff');
  expect([storage.getItem('jwt'), storage.getItem('impersonator_jwt')]).toEqual(['customer', 'staff']);
});

test('a page that comes back from where it was not told hears of it then', () => {
  const storage = createMemoryStorage();
  const page = new EventTarget();
  const tokens = createStorageSessionTokens(createSafeStore(storage), page);
  let calls = 0;
  tokens.onOtherTab(() => {
    calls += 1;
  });
  page.dispatchEvent(new Event('pageshow'));
  expect(calls).toBe(1);
});

const tokenWith = (claims: object): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test('a token tells how much of its life is over; one that does not tell has all before it', () => {
  const now = Date.now() / 1000;
  expect(ageOfToken(tokenWith({ iat: now - 75, exp: now + 225 }))).toBeCloseTo(0.25, 2);
  expect(ageOfToken(tokenWith({ iat: now - 600, exp: now - 300 }))).toBeCloseTo(2, 2);
  for (const none of ['', 'none', tokenWith({ exp: now - 300 }), tokenWith({ iat: 'x', exp: 1 })])
    expect(ageOfToken(none)).toBe(0);
});

test('a token that is renewed tells when its session ends, any other when itself does', async () => {
  const tokens = createStorageSessionTokens(createSafeStore(createMemoryStorage()), new EventTarget());
  tokens.set(tokenWith({ iat: 100, exp: 400, until: 1900 }));
  expect(await tokens.times()).toEqual({ issuedAt: 100, endsAt: 1900 });
  tokens.set(tokenWith({ iat: 100, exp: 400 }));
  expect(await tokens.times()).toEqual({ issuedAt: 100, endsAt: 400 });
});

describe('the session of a token', () => {
  test('is its sid, whatever else it says', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), (session, renewals) => {
        expect(sessionOfToken(portalToken(session, renewals))).toBe(session);
      }),
    );
  });

  test('of a text that is no token of the portal is a session of its own, and nothing throws', () => {
    const payload = fc.json().map((json) => `x.${Buffer.from(json).toString('base64url')}.x`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), payload), (token) => {
        expect(sessionOfToken(token)).toBe(token);
      }),
    );
  });
});

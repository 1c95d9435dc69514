import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  let told = 0;
  tokens.onOtherTab(() => {
    told += 1;
  });
  page.dispatchEvent(new Event('pageshow'));
  expect(told).toBe(1);
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

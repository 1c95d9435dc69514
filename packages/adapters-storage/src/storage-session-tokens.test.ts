import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createSafeStore } from './safe-store.ts';
import { createStorageSessionTokens } from './storage-session-tokens.ts';

test('local storage holds jwt and impersonator_jwt (spec §3)', () => {
  const storage = createMemoryStorage();
  const tokens = createStorageSessionTokens(createSafeStore(storage));
  tokens.set('customer');
  tokens.setImpersonator('staff');
  expect([storage.getItem('jwt'), storage.getItem('impersonator_jwt')]).toEqual(['customer', 'staff']);
});

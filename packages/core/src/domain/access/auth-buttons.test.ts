import { expect, test } from 'vitest';

import { loginCooldown } from './auth-buttons.ts';

test('button re-enable delays: login 1000 ms (spec §9)', () => {
  expect(loginCooldown).toBe(1000);
});

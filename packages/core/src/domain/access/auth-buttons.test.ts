import { expect, test } from 'vitest';

import { cooldowns } from './auth-buttons.ts';

test.each([
  ['login is re-enabled 1 second after its request ended', 'login', { accepted: 1000, refused: 1000 }],
  ['register re-enables after 1 s on failure and after 5 s else', 'register', { accepted: 5000, refused: 1000 }],
  ['forgot password re-enables after 2 s', 'forgotPassword', { accepted: 2000, refused: 2000 }],
  [
    'reset password re-enables after 1 s on failure and 5 s on success',
    'resetPassword',
    { accepted: 5000, refused: 1000 },
  ],
] as const)('specification §form-buttons: %s', (_title, form, waits) => {
  expect(cooldowns[form]).toEqual(waits);
});

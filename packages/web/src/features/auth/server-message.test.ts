import { expect, test } from 'vitest';

import { serverMessage } from './server-message.ts';

const shouted = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.toUpperCase().replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name.toLowerCase()]));

test('the server’s message is shown translated (spec §8)', () => {
  expect(serverMessage(shouted, 'These credentials do not match our records.')).toBe(
    'THESE CREDENTIALS DO NOT MATCH OUR RECORDS.',
  );
});

test('the seconds of a locked sign-in are kept in any language', () => {
  expect(serverMessage(shouted, 'Too many login attempts. Please try again in 42 seconds.')).toBe(
    'TOO MANY LOGIN ATTEMPTS. PLEASE TRY AGAIN IN 42 SECONDS.',
  );
});

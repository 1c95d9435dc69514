import { expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

it.each([
  ['Priya@Northgate.Example', 'priya@northgate.example'],
  ['a\0b@c.example', 'ab@c.example'],
  ['\ud800@c.example', '@c.example'],
])('an account is found by %j as %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});

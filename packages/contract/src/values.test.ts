import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LoginBody } from './auth.ts';
import { CustomerNumber, Day, OrderNumber } from './values.ts';

describe('a document number', () => {
  test.each(['SO-204918', 'SI-118204', 'SR004417', 'a', 'A_1', 'SO/1', '2026/0042.1', ' SO-1\n'])(
    '%s is one',
    (text) => {
      expect(v.is(OrderNumber, text)).toBe(true);
    },
  );
  test.each(['', '-1', '../x', 'SO  1', '/SO', '%00', 'x'.repeat(41), '..'])('%j is none', (text) => {
    expect(v.is(OrderNumber, text)).toBe(false);
  });
});

test('a number is read however it was typed into an address', () => {
  expect(v.parse(OrderNumber, ' so-204918 ')).toBe('SO-204918');
  expect(v.parse(CustomerNumber, 'c10482')).toBe('C10482');
});

describe('a day', () => {
  test.each(['2026-11-20', '2024-02-29', '1994-01-01'])('%s is one', (text) => {
    expect(v.is(Day, text)).toBe(true);
  });
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20/11/2026', '2026-11-20T00:00', ''])('%j is none', (text) => {
    expect(v.is(Day, text)).toBe(false);
  });
});

test('a login needs an email and a password; the email is trimmed', () => {
  expect(v.parse(LoginBody, { email: ' a@b.example ', password: ' p ' })).toEqual({
    email: 'a@b.example',
    password: ' p ',
  });
  expect(v.is(LoginBody, { email: '  ', password: 'p' })).toBe(false);
  expect(v.is(LoginBody, { email: 'a@b.example' })).toBe(false);
});

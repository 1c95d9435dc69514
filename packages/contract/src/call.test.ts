import { describe, expect, test } from 'vitest';
import { pathOf } from './call.ts';
import { calls } from './calls.ts';

describe('the path of a call', () => {
  test('parameters are filled in and percent-encoded', () => {
    expect(pathOf(calls.trackHbl, { package_tracking_number: 'HB 1/2', order_number: 'SO-1' })).toBe(
      '/api/v3/track/hbl/HB%201%2F2/SO-1',
    );
  });

  test('a missing parameter is a bug and throws', () => {
    expect(() => pathOf(calls.order)).toThrow('Parameter id');
  });
});

describe('the calls the portal makes are those of specification §documented-calls', () => {
  test.each([
    ['GET', '/api/auth/me'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/login/mfa'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/password/email'],
    ['POST', '/api/auth/password/reset'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/v3/customer'],
    ['GET', '/api/v3/invoices/next-due'],
    ['GET', '/api/v3/orders-count'],
    ['GET', '/api/v3/orders/{id}'],
    ['GET', '/api/v3/orders/{id}/download'],
    ['GET', '/api/v3/invoices/{id}'],
    ['GET', '/api/v3/invoices/{id}/download'],
    ['GET', '/api/v3/track/hbl/{package_tracking_number}/{order_number}'],
    ['GET', '/api/v3/search/credentials'],
  ])('%s %s', (method, path) => {
    expect(Object.values(calls).filter((row) => row.method === method && row.path === path)).toHaveLength(1);
  });
});

import { expect, it } from 'vitest';
import { isLoopback, plainWarnings } from './transport.ts';

it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});
it.each(['0.0.0.0', 'localhost.example.com', '127.0.0.1.example.com', '10.0.0.1', 'db', ''])(
  '%j may be another machine',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

it('says at the start what goes in clear all the same', () => {
  const quiet = { plain: [], smtpUrl: 'smtp://mail.example.com', publicUrl: 'https://portal.example.com' };
  expect(plainWarnings(quiet)).toEqual([]);
  expect(plainWarnings({ ...quiet, publicUrl: 'http://localhost:4173' })).toEqual([]);
  const loud = {
    plain: [{ name: 'DATABASE_URL', host: 'db' }],
    smtpUrl: 'smtp+insecure://u:secret@mail.example.com',
    publicUrl: 'http://portal.example.com',
  };
  expect(plainWarnings(loud)).toEqual([
    'DATABASE_URL goes to db without TLS',
    'SMTP_URL is smtp+insecure: mails may go in clear',
    'PUBLIC_URL is not https: links of mails, and sign-ins, go in clear',
  ]);
});

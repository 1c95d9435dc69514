import { pino } from 'pino';
import { expect, it } from 'vitest';
import { hostOf, logOf } from './host-of.ts';

it.each([
  ['smtp://portal:secret@mail.example:587', 'mail.example:587'],
  ['https://search.example/', 'search.example'],
  [null, null],
  [undefined, null],
])('the host of %s is %s', (address, host) => expect(hostOf(address)).toBe(host));

it('lines name the host that they are about, and nothing that signs in there', () => {
  const lines: unknown[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  logOf(log, 'smtp://portal:secret@mail.example').warn('mail failed, to be tried again');
  logOf(log, null).warn('mail failed, to be tried again');
  expect(lines).toMatchObject([{ host: 'mail.example' }, expect.not.objectContaining({ host: expect.anything() })]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

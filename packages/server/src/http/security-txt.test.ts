import { expect, it } from 'vitest';
import { createSecurityTxt, securityTxtPath } from './security-txt.ts';

const now = () => new Date('2026-11-25T10:00:00Z');
const ask = (publicUrl: string | null, email: string | null = 'help@supplier.example') =>
  createSecurityTxt({ email: async () => email, publicUrl, now }).request(
    securityTxtPath,
    {},
    { trace: { id: '', route: '' } },
  );

it('says whom to tell of a weakness, and until when that is so', async () => {
  const answer = await ask('https://trade.example');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:help@supplier.example',
      'Expires: 2027-05-24T10:00:00.000Z',
      'Preferred-Languages: en, de, fr, it, pl',
      'Canonical: https://trade.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(await (await ask(null)).text()).not.toContain('Canonical');
});

it('is not there where nobody is to be told', async () => {
  expect((await ask(null, null)).status).toBe(404);
});

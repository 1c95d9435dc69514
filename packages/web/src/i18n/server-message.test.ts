import { administrationErrorCodes, errorCodes, orderingErrorCodes } from '@connect/contract/error-codes';
import { ownMessage } from '@connect/core/domain/access/server-message';
import type { OwnCode, ServerMessage } from '@connect/core/domain/access/server-message';
import { describe, expect, test } from 'vitest';

import { portalMessages } from './portal-messages.ts';
import { fieldText, refusalText, serverText } from './server-message.ts';
import { loadTranslator } from './load-translator.ts';
import { createTranslator } from './translator.ts';

/** Pages that show messages of the server, outside the portal's frame and in it. */
const page = '/connect/login';
const pageOf = (code: string): string => (Object.hasOwn(portalMessages, code) ? '/connect/users/' : page);

const english = createTranslator('en-GB', {}).t;
const message = (code: string, rest: Partial<ServerMessage> = {}): ServerMessage => ({
  code,
  text: 'In the words of the server.',
  values: {},
  errors: {},
  html: null,
  ...rest,
});
/** Every value a message of the server may carry. */
const values = { seconds: 42, permission: 'View Orders', sku: 'GLV-1', limit: 100 };
/** Those with texts here: ordering's and administrators' stand in their own pages. */
const others: readonly string[] = [...orderingErrorCodes, ...administrationErrorCodes];
const codes = errorCodes.filter((code) => !others.includes(code));

describe('server messages are shown translated by code (specification §server-messages)', () => {
  test.each(codes)('%s, in every language', async (code) => {
    const texts = await Promise.all(
      (['en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'de-DE'] as const).map(async (locale) => {
        const { t } = await loadTranslator(locale, pageOf(code));
        return serverText(t, message(code, { values }));
      }),
    );
    expect(texts).not.toContain('In the words of the server.');
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('with its values', async () => {
    const { t } = await loadTranslator('de-DE', page);
    expect(serverText(t, message('too_many_attempts', { values }))).toContain('42');
  });

  test.each([
    [42, 'in 42 Sekunden'],
    [588, 'in 10 Minuten'],
    [60, 'in 1 Minute'],
    [5000, 'in 2 Stunden'],
  ])('a wait of %i seconds is told in the unit people say it in, rounded up', async (seconds, shown) => {
    const { t } = await loadTranslator('de-DE', page);
    expect(serverText(t, message('too_many_attempts', { values: { seconds } }))).toContain(shown);
  });

  test('a code that is not known, or lacks its values, is shown in the words of the server', () => {
    for (const code of ['something_new', 'toString', '__proto__', 'too_many_attempts'])
      expect(serverText(english, message(code))).toBe('In the words of the server.');
  });
});

test('a refusal without a word of the server says that it was out of reach', () => {
  expect(refusalText(english, { message: null })).toBe(
    'We can’t reach the server. Check your connection and try again.',
  );
});

test.each<[OwnCode, string]>([
  ['not_while_impersonating', 'You can’t do this while acting for a customer. Select Stop first.'],
  ['short_password', 'Password must be at least 8 characters'],
  ['unreachable', 'We can’t reach the server. Check your connection and try again.'],
])('the core’s own %s has its words here', (code, words) => {
  expect(serverText(english, ownMessage(code))).toBe(words);
});

test('what is wrong with a field is told of that field alone', () => {
  const refused = message('malformed_request', { errors: { email: ['is too long'], order: ['is odd'] } });
  expect(fieldText(english, refused, 'email')).toBe('Too long. Please shorten it.');
  expect(fieldText(english, refused, 'order')).toBe('is odd');
  expect(fieldText(english, refused, 'password')).toBeUndefined();
  expect(fieldText(english, null, 'email')).toBeUndefined();
});

test('a message that is about one field is told there by its code', async () => {
  const { t } = await loadTranslator('de-DE', page);
  const refused = message('password_mismatch', { errors: { password_confirmation: ['In the words of the server.'] } });
  expect(fieldText(t, refused, 'password_confirmation')).toBe(serverText(t, refused));
  expect(serverText(t, refused)).not.toBe(refused.text);
});

test('a message without words, whose problems may be HTML that is not shown here, is no silence', () => {
  for (const text of ['', ' '])
    expect(
      serverText(english, { code: 'of another server', text, values: {}, errors: {}, html: '<p>No.</p>' }),
    ).toMatch(/^Something went wrong on our side\./);
});

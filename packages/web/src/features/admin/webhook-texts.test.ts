import { expect, test } from 'vitest';

import { loadTranslator } from '../../i18n/load-translator.ts';
import { outcomeText } from './webhook-texts.ts';

test.each([
  ['answered 410', 'antwortete mit 410'],
  ['answered 302, and is not followed elsewhere', 'antwortete mit 302, der Weiterleitung wird nicht gefolgt'],
  ['cannot be reached: ECONNREFUSED', 'nicht erreichbar: Verbindung abgelehnt'],
  ['cannot be reached: ENOTFOUND', 'nicht erreichbar: Hostname nicht gefunden'],
  ['cannot be reached: DEPTH_ZERO_SELF_SIGNED_CERT', 'nicht erreichbar: Zertifikat ungültig'],
  ['cannot be reached: EHOSTUNREACH', 'nicht erreichbar: EHOSTUNREACH'],
  ['did not answer within 15 s', 'keine Antwort innerhalb von 15 s'],
  ['took nothing since 2026-11-26T10:00:00.000Z', 'nimmt seit (2026-11-26T10:00:00.000Z) nichts an'],
  ['has a private address, which is not allowed', 'hat eine private Adresse, was nicht erlaubt ist'],
  ['something of another version', null],
])('that a webhook %s is told in the reader’s language', async (outcome, text) => {
  const { t } = await loadTranslator('de-DE', '/connect/admin/{-$part}');
  expect(outcomeText(t, outcome, (instant) => `(${instant})`)).toBe(text);
});

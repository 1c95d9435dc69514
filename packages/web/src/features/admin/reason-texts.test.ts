import { expect, test } from 'vitest';

import { loadTranslator } from '../../i18n/load-translator.ts';
import { refusalText, serverProblemText } from './reason-texts.ts';

test.each([
  ['is required', 'ist erforderlich'],
  ['is longer than 40 characters', 'ist länger als 40 Zeichen'],
  ['“7.x” is not a date such as 31.12.2026', '“7.x” ist kein Datum wie 31.12.2026'],
  ['it is of customer C1 already', 'gehört bereits zum Kunden C1'],
  ['come to 9.00 GBP, the total is 10.00 GBP', 'ergeben 9.00 GBP, die Summe ist 10.00 GBP'],
  ['is that of order WEB000001, too', 'ist auch die Nummer der Bestellung WEB000001'],
  ['something of another version', null],
])('that a record %s is told in the reader’s language', async (reason, text) => {
  const { t } = await loadTranslator('de-DE', '/connect/admin/{-$part}');
  expect(refusalText(t, reason)).toBe(text);
});

test.each([
  ['no answer within 4 s', 'keine Antwort innerhalb von 4 s'],
  ['calls itself https://id.example', 'er nennt sich https://id.example'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'connect ECONNREFUSED 127.0.0.1:9'],
])('that a server %s is told in the reader’s language', async (problem, text) => {
  const { t } = await loadTranslator('de-DE', '/connect/admin/{-$part}');
  expect(serverProblemText(t, problem)).toBe(text);
});

import { expect, test } from 'vitest';

import { loadTranslator } from '../../i18n/load-translator.ts';
import { fileProblemText, refusalText, serverProblemText } from './reason-texts.ts';

test.each([
  ['is required', 'ist erforderlich'],
  ['is longer than 40 characters', 'ist länger als 40 Zeichen'],
  ['“7.x” is not a date such as 31.12.2026', '“7.x” ist kein Datum wie 31.12.2026'],
  ['is below 0', 'darf nicht negativ sein'],
  ['it is of customer C1 already', 'gehört bereits zum Kunden C1'],
  ['come to 9.00 GBP, the total is 10.00 GBP', 'ergeben zusammen 9.00 GBP, als Summe ist aber 10.00 GBP angegeben'],
  ['is that of order WEB000001, too', 'ist auch die Nummer der Bestellung WEB000001'],
  ['something of another version', null],
])('that a record %s is told in the reader’s language', async (reason, text) => {
  const { t } = await loadTranslator('de-DE', '/connect/admin/{-$part}');
  expect(refusalText(t, reason)).toBe(text);
});

test.each([
  ['no answer within 4 s', 'keine Antwort innerhalb von 4 s'],
  ['calls itself https://id.example', 'Er nennt sich https://id.example'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'connect ECONNREFUSED 127.0.0.1:9'],
])('that a server %s is told in the reader’s language', async (problem, text) => {
  const { t } = await loadTranslator('de-DE', '/connect/admin/{-$part}');
  expect(serverProblemText(t, problem)).toBe(text);
});

test.each([
  ['a.csv: is empty (0 bytes)', 'a.csv ist leer.'],
  ['a.xlsx: has no headings in row 3', 'In Zeile 3 von a.xlsx stehen keine Spaltenüberschriften.'],
  [
    'a.xlsx: cannot be read as a workbook with a sheet Rows: Error: no sheet',
    'a.xlsx kann nicht als Arbeitsmappe gelesen werden. Speichern Sie die Datei als .xlsx oder als CSV (UTF-8).',
  ],
  ['The map says nothing of a file a: b.csv.', 'In der Zuordnung kommt die Datei a: b.csv nicht vor.'],
  [
    'Line 7 of the map: put an answer in place of the ?: invoice or credit-note',
    'Zeile 7 der Zuordnung: Ersetzen Sie das Fragezeichen.',
  ],
  [
    'Line 2 of the map: customers.colums: is not a word of the map',
    'Zeile 2 der Zuordnung: customers.colums ist in Zuordnungen nicht bekannt.',
  ],
  ['Line 2 of the map: something of another version', null],
])('that of a file %s is told in the reader’s language', async (line, text) => {
  const { t } = await loadTranslator('de-DE', '/connect/admin/{-$part}');
  expect(fileProblemText(t, line)).toBe(text);
});

import { describe, expect, test } from 'vitest';

import { englishOf } from './english-of.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { CatalogueName } from './read-catalogue.ts';

const languages = ['fr', 'it', 'pl', 'de'] as const satisfies readonly CatalogueName[];

/** The one word for each of our own; what stands in an English text stands in its translation, in whatever form. */
const glossary: readonly (readonly [RegExp, Readonly<Record<(typeof languages)[number], RegExp>>])[] = [
  [/\binvoices?\b/i, { fr: /factur/i, it: /fattur/i, pl: /faktur/i, de: /rechnung/i }],
  [/\borders?\b/i, { fr: /command/i, it: /ordin/i, pl: /zamówie|zamów/i, de: /bestell|auftrag/i }],
  [/\bpasswords?\b/i, { fr: /mots? de passe/i, it: /password/i, pl: /ha(?:s|ś)(?:ł|eł|l)/i, de: /passw(?:o|ö)rt/i }],
  [/\bpermissions?\b/i, { fr: /autoris/i, it: /autorizz/i, pl: /uprawnie/i, de: /berechtigung/i }],
  [/\binvit\w+/i, { fr: /invit/i, it: /invit/i, pl: /zapr(?:o|a)[sś]/i, de: /einlad|einlädt|eingeladen/i }],
  [/\bshipments?\b/i, { fr: /expédi/i, it: /spedi/i, pl: /przesył|wysył/i, de: /sendung|versand/i }],
  [
    /\bcredit limit\b/i,
    { fr: /plafond de crédit/i, it: /limite di fido/i, pl: /limit\w* kredytow/i, de: /kreditlimit/i },
  ],
  [
    /\bspend limit\b/i,
    { fr: /plafond de dépenses/i, it: /limite di spesa/i, pl: /limit\w* wydatków/i, de: /ausgabenlimit/i },
  ],
  [
    /\brecovery codes?\b/i,
    {
      fr: /codes? de secours/i,
      it: /codic[ei] di recupero/i,
      pl: /kod\w* odzyskiwania/i,
      de: /wiederherstellungscode/i,
    },
  ],
  [
    /\bauthenticator/i,
    {
      fr: /application d’authentification/i,
      it: /app di autenticazione/i,
      pl: /aplikacj\S+ uwierzytelniając/i,
      de: /authenticator-app/i,
    },
  ],
  [/\bVAT\b/, { fr: /TVA/, it: /IVA/, pl: /VAT|netto/, de: /MwSt|USt/ }],
  [/\bConnect\b(?= Portal)/, { fr: /Connect/, it: /Connect/, pl: /Connect/, de: /Connect/ }],
];

/** Words that address a friend. A customer is a business: vous, Lei, Państwo, Sie. */
const familiar = {
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes|te)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue|inserisci|digita|scansiona)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ty|ci|cię|ciebie|tobie|twój|twoj\p{L}*|zeskanuj|podaj|napisz do)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
};

/** English texts that are the same word in the other language. */
const sameWord = new Set(
  'OK|Menu|Message|Region|Service|Code|Total|Actions|Pages|Page {page}|Status|System|Name|Administrator|VAT|Password|Account|Classification|Image|Administration|Backup|Database|Problem|Version|Version {version}|Webhooks|Brand manager|Super user|No|{role}, super user|BIC|IBAN|Bank|Website|Import|Import: {kind}|Record|File|Text|Banner|Place|Position|Invitation|Logo|Privacy|Secret|15 minutes'
    .split('|')
    .concat(
      '{n, plural, one {# question} other {# questions}}',
      '{name}: {text}',
      '{name} ({language})',
      'Ctrl K',
      'Format (optional)',
      'Passkeys',
    ),
);

/** A text without the names of its values. */
const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

describe.each(languages)('in %s', (language) => {
  test.each(glossary)('%s has one translation', async (word, translations) => {
    const texts = [...(await readCatalogue(language))].filter(([text]) => word.test(withoutValues(englishOf(text))));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, translation]) => !translations[language].test(translation))).toEqual([]);
  });

  test('nobody is addressed as a friend', async () => {
    const texts = [...(await readCatalogue(language)).values()];
    expect(texts.filter((translation) => familiar[language].test(translation))).toEqual([]);
  });

  test('nothing is left in English but words that are the same', async () => {
    const texts = [...(await readCatalogue(language))];
    expect(texts.filter(([text, translation]) => text === translation && !sameWord.has(text))).toEqual([]);
  });

  test('apostrophes are printed ones: a typed one hides a value from ICU', async () => {
    const texts = [...(await readCatalogue(language)).values()];
    expect(texts.filter((translation) => translation.includes("'"))).toEqual([]);
  });

  test('a sentence ends as its English text does', async () => {
    const end = (text: string): string => /(?:\.\.\.|[.?!:…])$/u.exec(text.trim())?.[0] ?? '';
    const texts = [...(await readCatalogue(language))];
    const exceptions = [
      'N/A',
      'Payment Due in',
      'Please make payment in',
      'VAT',
      'Total excluding VAT',
      '{amount} excl. VAT',
      'VAT number',
    ];
    expect(texts.filter(([text, translation]) => end(text) !== end(translation) && !exceptions.includes(text))).toEqual(
      [],
    );
  });
});

import type { Locale } from '@connect/core/domain/access/storefront';
import { de } from './de.ts';
import { american, australian, en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { PaperTexts } from './paper-texts.ts';
import { pl } from './pl.ts';

const texts: Readonly<Record<Locale, PaperTexts>> = {
  'en-GB': en,
  'en-US': american,
  'en-AU': australian,
  'fr-FR': fr,
  'it-IT': it,
  'pl-PL': pl,
  'de-DE': de,
};

export const paperTexts = (locale: Locale): PaperTexts => texts[locale];

import type { Locale } from '@connect/core/domain/access/storefront';
import { de } from './de.ts';
import { american, australian, en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { PdfTexts } from './pdf-texts.ts';
import { pl } from './pl.ts';

const texts: Readonly<Record<Locale, PdfTexts>> = {
  'en-GB': en,
  'en-US': american,
  'en-AU': australian,
  'fr-FR': fr,
  'it-IT': it,
  'pl-PL': pl,
  'de-DE': de,
};

export const pdfTexts = (locale: Locale): PdfTexts => texts[locale];

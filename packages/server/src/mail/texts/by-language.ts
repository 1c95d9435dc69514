import type { Language } from '@connect/core/domain/access/language';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailTexts } from './mail-texts.ts';
import { pl } from './pl.ts';

export const mailTexts: Readonly<Record<Language, (portal: string) => MailTexts>> = { en, fr, it, pl, de };

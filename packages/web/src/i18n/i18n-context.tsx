import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';

import { formatOf } from './format.ts';
import type { Format } from './format.ts';
import { english } from './translator.ts';
import type { Translate, Translator } from './translator.ts';

const TranslatorContext = createContext<Translator>(english);

/** Gives the language of the page to everything inside, and to screen readers; English without it. */
export function I18nProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const { language } = translator;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

export const useTranslate = (): Translate => use(TranslatorContext).t;
export const useLanguage = (): Translator['language'] => use(TranslatorContext).language;
export const useFormat = (): Format => formatOf(use(TranslatorContext).language);

import type { Locale } from '@connect/core/domain/access/storefront';
import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';

import { formatOf } from './format.ts';
import type { Format } from './format.ts';
import { english } from './translator.ts';
import type { Translate, Translator } from './translator.ts';

const TranslatorContext = createContext<Translator>(english);

/** Gives the language of the page to everything inside, and to screen readers; British English without it. */
export function I18nProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const { locale } = translator;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

export const useTranslate = (): Translate => use(TranslatorContext).t;
export const useLocale = (): Locale => use(TranslatorContext).locale;
export const useFormat = (): Format => formatOf(use(TranslatorContext).locale);

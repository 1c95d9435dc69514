import { useLocale } from './i18n-context.tsx';
import { loadTranslator } from './load-translator.ts';

/** A part of the program that no page needs to begin with; `load` is known to the build by its place in a call of `later`. */
export interface Later<Part> {
  readonly name: string;
  readonly load: () => Promise<Part>;
}

/**
 * Written `later('palette', () => import('./palette.tsx'))`: the build leaves the part's texts out of the pages that may open it, and
 * `useLater` brings both together (ADR 18).
 */
export const later = <Part>(name: string, load: () => Promise<Part>): Later<Part> => ({ name, load });

/** Fetches a part with its texts in the language of the page; rejects when one of them cannot be fetched. */
export const useLater = <Part>({ name, load }: Later<Part>): (() => Promise<Part>) => {
  const locale = useLocale();
  return async () => {
    const [part] = await Promise.all([load(), loadTranslator(locale, name)]);
    return part;
  };
};

import type { Plugin } from 'vite';

import { messageId } from '../src/i18n/message-id.ts';
import { catalogueFile, catalogueNames, readCatalogue, type CatalogueName } from '../src/i18n/read-catalogue.ts';
import { webSources } from '../src/i18n/extract-texts.ts';
import { firstPlace } from '../src/i18n/first-place.ts';
import { areas, areasOfPages, textsByArea } from '../src/i18n/text-areas.ts';

const prefix = 'virtual:catalogue/';
const json = (value: unknown): string => JSON.stringify(value);

/** What the sources have: the texts of each area, and the areas of each page. */
const ofSources = () => {
  const sources = webSources();
  return { texts: textsByArea(sources), pages: areasOfPages(sources) };
};

/**
 * Makes the catalogues of the browser: a file for each language, with the texts of every page, and one for each area of texts, which
 * the first one fetches for the pages that need it. The American one, being small, is a single file.
 */
export const catalogues = (): Plugin => {
  // There are a hundred files: to read all sources and a whole catalogue for each would be a third of the build's work.
  let found: ReturnType<typeof ofSources> | undefined;
  const read = new Map<CatalogueName, ReturnType<typeof readCatalogue>>();
  const forget = (): void => {
    found = undefined;
    read.clear();
  };
  const catalogueOf = (name: CatalogueName): ReturnType<typeof readCatalogue> => {
    const reading = read.get(name) ?? readCatalogue(name);
    read.set(name, reading);
    return reading;
  };
  return {
    name: 'connect:catalogues',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, area = areas.base] = id.slice(prefix.length + 1).split('/');
      const name = catalogueNames.find((each) => each === language);
      if (!name) return undefined;
      this.addWatchFile(catalogueFile(name));
      const catalogue = await catalogueOf(name);
      found ??= ofSources();
      const { texts, pages } = found;
      const messagesOf = (wanted: Iterable<string>): string => {
        const translations = [...new Set(wanted)].flatMap((text) => {
          const translation = catalogue.get(text);
          return translation === undefined ? [] : [[messageId(text), translation]];
        });
        return `export const messages = ${json(Object.fromEntries(translations))};`;
      };
      if (name === 'en-US') return `${messagesOf(catalogue.keys())} export const areas = [], needs = {};`;
      if (area !== areas.base) return messagesOf(texts.get(area) ?? []);
      const others = [...texts.keys()].filter((each) => each !== areas.base);
      const loaders = others.map((each) => `() => import(${json(`${prefix}${name}/${each}`)})`);
      const lettersOf = (needed: readonly string[]): string =>
        String.fromCharCode(...needed.map((each) => others.indexOf(each) + firstPlace));
      const usual = lettersOf(pages.get('*') ?? []);
      // What is not said of a page is what addresses without one need.
      const needs = [...pages]
        .map(([page, needed]) => [page, lettersOf(needed)] as const)
        .filter(([page, needed]) => page === '*' || page.endsWith(' staff') || needed !== usual);
      return [
        messagesOf(texts.get(areas.base) ?? []),
        `export const areas = [${loaders.join(', ')}];`,
        `export const needs = ${json(Object.fromEntries(needs))};`,
      ].join('\n');
    },
  };
};

import { posix } from 'node:path';

import { textsOf, webSources } from './extract-texts.ts';

/** Sources by their path, with slashes. */
type Sources = ReadonlyMap<string, string>;

/** Areas of texts that are no feature's: of every page, of the portal's frame, and of pages for staff. */
export const areas = { base: 'base', portal: 'portal', portalMessages: 'portal-messages', staff: 'staff' } as const;

/** What is fetched beside the page of a route, by whether it stands in the portal's frame; see `loadFrame`. */
const frames = { bare: 'shared/page/bare-layout.tsx', portal: 'routes/-parts/portal-shell.tsx' };

const isBare = (route: string): boolean => route.includes("sidebar: 'none'");
const isForStaff = (route: string): boolean => /\brole: '((account|brand)Manager|staff)'/.test(route);

const statics = /^(?:import|export)(?! type\b)[^;]*?\bfrom '(\.[^']+)'/gm;
const dynamics = /(?<!\blater\(\s*'[\w-]+',\s*\(\) =>\s*)\bimport\('(\.[^']+)'\)/g;
/** Parts that come with their texts once they are wanted. */
const laters = /\blater\(\s*'([\w-]+)',\s*\(\) =>\s*import\('(\.[^']+)'\)/g;

const importsOf = (sources: Sources, file: string, pattern: RegExp): string[] =>
  [...(sources.get(file) ?? '').matchAll(pattern)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .filter((path) => sources.has(path));

/** The files that some import, directly or not, now or later. */
const closureOf = (sources: Sources, roots: readonly string[]): Set<string> => {
  const seen = new Set(roots);
  for (const file of seen)
    for (const pattern of [statics, dynamics]) importsOf(sources, file, pattern).forEach((each) => seen.add(each));
  return seen;
};

/** Areas of folders that are not called as they are: the list of documents does without the texts of their own pages. */
const areaOfFolder: Readonly<Record<string, string>> = {
  account: 'dashboard',
  detail: 'document',
  lists: 'documents',
  page: areas.portal,
  shell: areas.portal,
  storefront: areas.base,
};

/** Folders whose texts come with those of the folder around them; what lies in the others is fetched later. */
const together = new Set(['charts', 'date-range', 'groups']);

/** The area of a file's texts. */
const areaOf = (file: string, source: string): string => {
  if (file.startsWith('i18n/server-message')) return 'server-messages';
  if (file.startsWith('i18n/portal-messages')) return areas.portalMessages;
  if (/^shared\/page\/(bare-layout|message-pages)/.test(file)) return areas.base;
  if (file.startsWith('features/shell/account-menu')) return 'account-menu';
  // The login page does without the texts of the pages that it and mails link to.
  if (/^features\/auth\/(register|reset-password|forgot-password)-/.test(file)) return 'account-links';
  const [room, ...folders] = posix.dirname(file).split('/');
  const folder = folders.findLast((each) => !together.has(each)) ?? areas.base;
  if (room === 'features' || room === 'shared') return areaOfFolder[folder] ?? folder;
  if (room !== 'routes' || isBare(source)) return areas.base;
  return isForStaff(source) ? areas.staff : areas.portal;
};

/** The texts of a file, the title of a route's page among them. */
const allTextsOf = (file: string, source: string): string[] => {
  const titles = file.startsWith('routes/') ? source.matchAll(/\btitle: '([^']+)'/g) : [];
  return [...textsOf(source), ...[...titles].map(([, title = '']) => title)];
};

/** The texts of each area. One of several areas is in all of them, but one of the base, which every page has, in no other. */
export const textsByArea = (sources: Sources): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>([[areas.base, new Set()]]);
  for (const [file, source] of sources) {
    const area = areaOf(file, source);
    const texts = found.get(area) ?? new Set();
    for (const text of allTextsOf(file, source)) found.set(area, texts.add(text));
  }
  for (const [area, texts] of found)
    if (area !== areas.base) found.get(areas.base)?.forEach((text) => texts.delete(text));
  return found;
};

/** Every text that a screen may show; sorted, without repeats. */
export const usedTexts = (): string[] =>
  [...new Set([...textsByArea(webSources()).values()].flatMap((texts) => [...texts]))].toSorted();

/**
 * The areas that pages need beside the base, by their paths in the router; `*` is for addresses without a page. What a route file
 * imports dynamically is for staff only: what they need more is under the same names with ` staff` behind them.
 * What a part of `later` needs is under its name, which begins with no slash.
 */
export const areasOfPages = (sources: Sources): Map<string, string[]> => {
  const areasIn = (...roots: readonly string[]): string[] => {
    const files = [...closureOf(sources, roots)].map((file) => [file, sources.get(file) ?? ''] as const);
    const needed = files
      .filter(([file, source]) => allTextsOf(file, source).length > 0)
      .map(([...each]) => areaOf(...each));
    return [...new Set(needed)].filter((area) => area !== areas.base).toSorted();
  };
  const pages = new Map([
    ['*', areasIn(frames.portal)],
    ['* staff', [areas.staff]],
  ]);
  for (const [file, source] of sources) {
    for (const [, name = '', path = ''] of source.matchAll(laters))
      pages.set(name, areasIn(posix.join(posix.dirname(file), path)));
    const [, id] = /\bcreateFileRoute\('\/\{-\$region\}\/\{-\$language\}(\/connect\/[^']*)'\)/.exec(source) ?? [];
    if (id === undefined) continue;
    const bare = isBare(source);
    const needed = areasIn(...importsOf(sources, file, statics), bare ? frames.bare : frames.portal).filter(
      (area) => !(bare && area === areas.portalMessages),
    );
    pages.set(id, isForStaff(source) ? [...needed, areas.staff] : needed);
    const later = areasIn(...importsOf(sources, file, dynamics)).filter((area) => !needed.includes(area));
    if (later.length > 0) pages.set(`${id} staff`, [...later, areas.staff]);
  }
  return pages;
};

import { storefronts } from '@connect/core/domain/access/storefront';
import type { Rolldown } from 'vite';

import { catalogueLocales, catalogueNames } from '../src/i18n/read-catalogue.ts';

import type { FirstPages } from '../src/composition/early/first-pages.ts';
import { screenPart } from './module-groups.ts';
import { isFrameless, isOpen, shapeOf } from './route-data.ts';

type Chunk = Rolldown.OutputChunk;

const routes = '/src/routes/{-$region}/{-$language}';

/** The end of the paths of a route file, given without the storefront pair: `/connect/orders/{-$page}.tsx` and the like. */
export const pathPattern = (file: string): string => {
  const segments = file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter(Boolean);
  const parts = segments.map((segment) => {
    if (segment.startsWith('{-$')) return '(/[^/]+)?';
    if (segment.startsWith('$')) return '/[^/]+';
    return /^(index|route|_.*|\(.*\))$/.test(segment) ? '' : `/${segment}`;
  });
  return `${parts.join('')}/?$`;
};

/** What a build's pages are and need, for the script that comes before their code. Throws when the build has no sign-in page. */
export const firstPagesOf = (bundle: Rolldown.OutputBundle): FirstPages => {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') withImports(imported, seen);
    }
    return seen;
  };
  const chunkWith = (ending: string): Chunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)));
    if (!chunk) throw new Error(`The build has no file with ${ending}.`);
    return chunk;
  };
  const hasModule = (ending: string, part: string): boolean =>
    chunks.some(
      ({ fileName, moduleIds }) =>
        withImports(chunkWith(ending)).has(fileName) && moduleIds.some((id) => id.includes(part)),
    );
  const started = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk)]));
  const all: string[] = [];
  const placeOf = (file: string): number => (all.includes(file) ? all.indexOf(file) : all.push(file) - 1);
  const filesOf = (...endings: string[]): number[] => {
    const files = endings.flatMap((ending) => [...withImports(chunkWith(ending))]);
    return [...new Set(files)].filter((file) => !started.has(file)).map((file) => placeOf(`/distr/${file}`));
  };

  const languages = storefronts.flatMap(({ pair, locale }) => {
    const name = catalogueNames.find((each) => catalogueLocales[each] === locale);
    return pair && name
      ? [[`/${pair.region}/${pair.language}`, filesOf(`virtual:catalogue/${name}`)[0] ?? -1] as const]
      : [];
  });
  const portal = filesOf('/composition/http-adapters.ts', '/routes/-parts/portal-shell.tsx');
  const frameless = filesOf('/shared/page/bare-layout.tsx');
  const screens = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith(screenPart)));
  const pages = screens
    .map((id) => {
      const file = id.slice(0, -screenPart.length);
      const bare = isFrameless(file);
      const frame = bare ? frameless : portal;
      const adapters = hasModule(id, '/features/documents/detail/') ? ['/composition/http-document-adapters.ts'] : [];
      const own = filesOf(id, ...adapters).filter((place) => !frame.includes(place));
      const pattern = pathPattern(file.slice(file.indexOf(routes) + routes.length));
      return {
        pattern,
        bare,
        open: !bare && isOpen(file),
        shape: shapeOf(file),
        needs: bare ? [...frame, ...own] : own,
      };
    })
    // A name counts before a parameter in its place.
    .toSorted((one, other) => Number(one.pattern.includes('[')) - Number(other.pattern.includes('[')));
  const signIn = pages.find(({ pattern }) => new RegExp(pattern).test('/connect/login'));
  if (!signIn) throw new Error('The build has no sign-in page.');

  return { files: all, languages: Object.fromEntries(languages), portal, signIn: signIn.needs, pages };
};

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

import { iconModules } from './icon-modules.ts';
import { isForStaff, isFrameless } from './route-data.ts';

type Group = Rolldown.CodeSplittingGroup;

const source = join(import.meta.dirname, '../src');
const library = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})(/|$)`);

/** What the query of a module's id says of the part of a route file that only the page's screen needs. */
export const screenPart = '?tsr-split=component';

const screensOf = (fits: (file: string) => boolean): string[] =>
  readdirSync(join(source, 'routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(source, 'routes', file))
    .filter(fits)
    .map((file) => file + screenPart);

/** The modules that some import, directly or not. What icons there are says nothing of those in use. */
const closureOf = (roots: readonly string[], context: Rolldown.ChunkingContext): Set<string> => {
  const seen = new Set(roots);
  for (const id of seen)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes('/lucide-react/')) seen.add(imported);
  return seen;
};

const inSource = (...files: string[]): string[] => files.map((file) => join(source, file));

/** Names what the roots import, but not what the excepted need too. */
const importedBy = (name: string, roots: readonly string[], excepted: readonly string[] = []) => {
  let modules: Set<string> | null = null;
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (!modules) {
      const left = closureOf(excepted, context);
      modules = new Set([...closureOf(roots, context)].filter((each) => !left.has(each)));
    }
    return modules.has(id) ? name : null;
  };
};

// What asks the server: adapters that only few pages need are better imported by themselves.
const adapters = inSource('composition/http-adapters.ts', '../../adapters-http/src/meilisearch-document-search.ts');

// The frame and the parts of every page behind the sign-in, without what the pages without a frame need too.
const shell = inSource(
  'composition/create-found-services.ts',
  'routes/-parts/portal-shell.tsx',
  'shared/page/page-header.tsx',
  'shared/page/nav-icons.ts',
  'shared/page/use-return.ts',
  'shared/documents/document-numbers.tsx',
  'shared/documents/document-status-badge.tsx',
  'shared/documents/document-total.tsx',
  'shared/lists/list-search-box.tsx',
  'features/documents/use-opened.ts',
  'shared/search/search-box.css.ts',
  'shared/search/use-slash-focus.ts',
  'theme/layout.css.ts',
  'ui/card.tsx',
  'ui/data-table.tsx',
  'ui/kbd.tsx',
  'ui/live-region.tsx',
  'ui/pagination.tsx',
  'ui/popover.tsx',
  'ui/segment-switch.tsx',
);
const list = (): string[] => screensOf((file) => file.endsWith('orders/{-$page}.tsx'));
// What each feature that is fetched later stands on: whoever never orders needs it, too.
const everyFeature = inSource('composition/feature.ts');
// What every page behind the sign-in loads once it stands.
const ordering = inSource(
  'composition/ordering-feature.ts',
  'features/basket/basket-widget.tsx',
  'features/watchlist/news-mark.tsx',
);
const search = inSource('shared/search/search-box.tsx', 'shared/search/search-results.tsx');
const frameless = (): string[] => [...inSource('shared/page/bare-layout.tsx'), ...screensOf(isFrameless)];

const signIn = (): string[] => screensOf((file) => file.endsWith('connect/login.tsx'));

type Named = (id: string, context: Rolldown.ChunkingContext) => string | null;

/** Names the icons of what the roots import. */
const iconsOf = (name: string, roots: readonly string[]): Named => {
  let icons: Set<string> | null = null;
  return (id, context) => {
    if (!id.includes('/lucide-react/')) return null;
    icons ??= iconModules([...closureOf(roots, context)].map((each) => each.replace(/\?.*$/, '')));
    return icons.has(id) ? name : null;
  };
};

/** Names what a pattern fits. */
const fitting =
  (name: string, pattern: RegExp): Named =>
  (id) =>
    pattern.test(id) ? name : null;

/** One file of what any of several names. */
const oneOf =
  (...names: readonly Named[]): Named =>
  (id, context) =>
    names.map((named) => named(id, context)).find((name) => name !== null) ?? null;

/** Areas of texts that come together, and the name of their file in each language. */
const textsTogether: Readonly<Record<string, readonly string[]>> = {
  'list-texts': ['portal', 'documents'],
  'widget-texts': ['basket', 'watchlist', 'session-news'],
  'document-texts': ['document', 'openers', 'ordering', 'query', 'tracking'],
};

/** Names the texts of such areas, apart for each language. */
const nameOfTexts: Named = (id) => {
  const [, language, area = ''] = /virtual:catalogue\/([^/]+)\/(.+)$/.exec(id) ?? [];
  const [name] = Object.entries(textsTogether).find(([, areas]) => areas.includes(area)) ?? [];
  return language && name ? `${name}-${language}` : null;
};

const documents = (): string[] => screensOf((file) => /\/connect\/(orders|invoices)\/view\//.test(file));
const beforeDocuments = (): string[] => [...adapters, ...shell, ...frameless(), ...list(), ...ordering, ...search];

/**
 * Which modules are one file. What is always loaded together compresses better as one, and costs one request; what the
 * sign-in page does without must not come with what it needs.
 */
export const moduleGroups = (): Group[] => [
  {
    // The libraries of every page, which stay cached over our releases.
    name: 'framework',
    priority: 5,
    test: library(
      'react',
      'react-dom',
      'scheduler',
      '@tanstack',
      '@?inversify(js)?',
      'use-sync-external-store',
      // What draws an icon; the icons are apart.
      'lucide-react/dist/esm/(?!icons/|lucide-react).*',
    ),
  },
  {
    // The rest of what every page starts with, and what every page has: the logo, the storefronts, how texts look, what fetches later
    // parts, and the few icons of the sign-in.
    name: oneOf(
      importedBy('app', inSource('../index.html', 'main.tsx')),
      fitting(
        'app',
        /\/src\/(ui\/(logo|focus-content)|theme\/text\.css|i18n\/later|shared\/storefront\/storefront-(switch|trigger))\./,
      ),
      iconsOf('app', frameless()),
    ),
    priority: 4,
  },
  { name: nameOfTexts, priority: 3 },
  // What asks the server, and what sequences it: behind the sign-in, or once somebody turns to the sign-in form.
  { name: oneOf(importedBy('session', adapters), fitting('session', /\/composition\/feature\.ts/)), priority: 3 },
  // Documents as the server has them, with what opens them.
  {
    name: 'document-data',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /\/(composition\/http-document-adapters|adapters-http\/src\/http-(documents|parcel-tracking)|contract\/src\/(ship-to|document-records|documents))\.ts/,
  },
  // What watches over a page that stands: its line, the focus, and its links.
  {
    name: 'watching',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /\/src\/(line\/ask-server|features\/shell\/(line-part|use-keep-code)|ui\/keep-focus|routes\/-parts\/next-pages)(\.css)?\.ts/,
  },
  // The customer's dashboard, with what its cards ask for.
  {
    name: 'dashboard',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /\/src\/(features\/dashboard\/|composition\/create-figure-services|use-cases\/account\/load-figures)/,
  },
  { name: 'machines', priority: 3, test: library('xstate', '@xstate') },
  // What fills the frame while nobody knows who is there: seldom wanted, and together.
  {
    name: 'opening',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /\/(know-opening|waiting-page|expected-session|user-of-token)\.tsx?$/,
  },
  {
    // With the icons of the frame and of the list.
    name: oneOf(importedBy('shell', shell, frameless()), iconsOf('shell', [...shell, ...list()])),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/src\/|\/lucide-react\//,
  },
  {
    name: importedBy('list', list(), [...adapters, ...shell, ...frameless()]),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/(src\/(features\/documents|routes)|machines\/src|core\/src)\//,
  },
  {
    name: importedBy('ordering', ordering, [...adapters, ...shell, ...frameless(), ...list(), ...everyFeature]),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/src\//,
  },
  {
    name: importedBy('search', search, [...adapters, ...shell, ...frameless(), ...list()]),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/src\//,
  },
  // The sign-in page, parts of which the other pages without the portal's frame have, too.
  {
    name: importedBy('sign-in', signIn(), shell),
    priority: 3,
    includeDependenciesRecursively: false,
    test: /\/src\/(?!ui\/)/,
  },
  // What forms are made of.
  {
    name: importedBy('form', frameless(), shell),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/src\/ui\//,
  },
  // Orders and invoices: what is theirs alone, and the small parts that they share with other pages.
  {
    name: importedBy('document', documents(), beforeDocuments()),
    priority: 2,
    includeDependenciesRecursively: false,
    test: /\/src\/(features\/documents|shared\/(detail|tracking)|routes|document-detail)\b/,
  },
  {
    name: importedBy('parts', documents(), beforeDocuments()),
    priority: 1,
    includeDependenciesRecursively: false,
    test: /\/src\//,
  },
  // Icons are small: those that several pages share come together.
  {
    name: iconsOf(
      'more-icons',
      screensOf((file) => !isForStaff(file)),
    ),
    priority: 1,
    minShareCount: 2,
  },
  { name: 'staff-icons', priority: 1, minShareCount: 2, test: library('lucide-react') },
];

const packages = ['core', 'machines', 'contract', 'adapters-http', 'adapters-storage'];

/** The static site (`pnpm run docs`): the repository's documents, a page for each rule, and the reference of the packages. */
export default {
  name: 'Connect',
  plugin: ['./site.mjs'],
  theme: 'connect',
  out: '../../.cache/docs',
  readme: '../../README.md',
  favicon: '../../packages/web/public/icon.svg',
  customCss: './site.css',
  entryPoints: [
    ...packages.map((name) => `../../packages/${name}/src/index.ts`),
    '../../packages/core/src/domain/**/*.ts',
    '../../packages/core/src/ports/*.ts',
    '../../packages/core/src/use-cases/**/*.ts',
    '../../packages/core/src/testing/*/index.ts',
  ],
  exclude: ['**/*.test.ts'],
  tsconfig: 'tsconfig.json',
  projectDocuments: [
    ...['CHANGELOG', 'CONTRIBUTING', 'SECURITY'].map((name) => `../../${name}.md`),
    '../../docs/**/*.md',
    '../../packages/*/README.md',
    '../../examples/*/README.md',
    '../../.cache/rules/*.md',
  ],
  searchInDocuments: true,
  searchInComments: true,
  // A document or a rule says more than a name does.
  searchGroupBoosts: { Documents: 3 },
  headings: { readme: false, document: false },
  // Its styles would stand in the page, and there is little to hide.
  visibilityFilters: {},
  lightHighlightTheme: 'github-light-high-contrast',
  darkHighlightTheme: 'github-dark-high-contrast',
  highlightLanguages: ['ts', 'js', 'json', 'bash', 'sh', 'html', 'yaml', 'sql', 'csv', 'ini', 'nginx'],
  ignoredHighlightLanguages: ['mermaid', 'text'],
  // The native compiler has checked them; this one only reads.
  skipErrorChecking: true,
  disableSources: true,
  githubPages: false,
  hideGenerator: true,
  logLevel: 'Error',
};

import type { Plugin } from 'vite';

/**
 * Takes Vite's helper out of dynamic imports: it waits for styles, which are one file here, and fetches what a file imports in turn,
 * which `preloadPages` does.
 */
export const plainImports = (): Plugin => ({
  name: 'connect:plain-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
  // Where it is called it would still weigh a few bytes each, of which a language's texts have fifty.
  renderChunk: (code) => ({
    code: code.replaceAll(/\b__vitePreload\(\(\) => (import\([^()]+\)), __VITE_PRELOAD__\)/g, '$1'),
    map: null,
  }),
});

import type { Plugin } from 'vite';

const test = 'isModuleNotFoundError(error) &&';

/**
 * The router reloads the page when a page's code cannot be fetched, as it may be of an older build. Without a line that would lead out of
 * the portal: there the page says so in its frame.
 */
export const noReloadOffline = (): Plugin => ({
  name: 'connect:no-reload-offline',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/esm\/lazyRouteComponent\.js/ },
    handler(code) {
      if (!code.includes(test)) throw new Error('The router reloads in another way than it did.');
      return { code: code.replace(test, `navigator.onLine && ${test}`), map: null };
    },
  },
});

import type { Plugin } from 'vite';

/** Adds a preload of the hashed Geist file of latin letters to the built page, so that text is set in it at the first paint. */
export const preloadFont = (): Plugin => ({
  name: 'connect:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => /geist-latin-wght\b.*\.woff2$/.test(file));
      if (font === undefined) throw new Error('The build has no web font to preload.');
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/distr/${font}`, crossorigin: true },
          injectTo: 'head',
        },
      ];
    },
  },
});

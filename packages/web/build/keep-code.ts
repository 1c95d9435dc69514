import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const script = join(import.meta.dirname, 'service-worker.js');
const unhashed = join(import.meta.dirname, '../public');

/** Adds the service worker to the build, with the names of all files of its pages, the entry first. */
export const keepCode = (): Plugin => ({
  name: 'connect:keep-code',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) throw new Error('The build has no entry.');
      const built = Object.keys(bundle).filter((file) => file !== 'index.html' && file !== entry.fileName);
      const files = [entry.fileName, ...built.toSorted(), ...readdirSync(unhashed)].map((file) => `/distr/${file}`);
      const source = readFileSync(script, 'utf8');
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(source + files.join(' ') + String(page?.type === 'asset' && page.source))
        .digest('base64url')
        .slice(0, 8);
      const list = JSON.stringify({ version, files });
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace(/\/\* files \*\/ \{[^}]*\}/, () => list),
      });
    },
  },
});

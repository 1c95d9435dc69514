import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.mjs';

const dist = join(root, 'packages/web/dist');

/** Initial JS of a page may have this many kB gz at most. `chunks` are the sources of what the page loads by itself. */
const budgets = [
  { page: 'sign-in page', limit: 140, chunks: [/^index\.html$/, /routes\/.*connect\/login/] },
  {
    page: 'orders list',
    limit: 180,
    chunks: [/^index\.html$/, /routes\/.*connect\/orders\/(?!view)/, /adapters-/, /composition\//],
  },
];

/** Files a page's chunks need, each once: the chunk and what it imports statically. */
const filesOf = (manifest, patterns) => {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of Object.keys(manifest)) if (patterns.some((pattern) => pattern.test(key))) visit(key);
  return [...files].filter((file) => file.endsWith('.js'));
};

/** Weighs the built pages; kB are 1000 bytes. */
export const checkBudgets = async () => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return budgets.map(({ page, limit, chunks }) => {
    const bytes = filesOf(manifest, chunks).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      0,
    );
    const weight = (bytes / 1000).toFixed(1);
    return { title: `size budget of the ${page}: ${weight} of ${limit} kB gz`, fits: bytes <= limit * 1000 };
  });
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Environment } from '../http/environment.ts';
import { logo, missingPage, serveLook } from '../http/page-look.ts';
import { docsPath } from '../http/shell.ts';

const own = 'main { max-width: 640px; margin: 0 auto; padding: 32px 16px; }';

const page = (title: string, text: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="${docsPath}/style.css"></head><body><main>${logo}<h1>${title}</h1><p>${text}</p></main></body></html>`;

const notBuilt = page(
  'The documentation is not built yet',
  '<code>npx pnpm@12.21.0 run docs</code> makes it, in about a minute. Then load this page again.',
);
const noSuchPage = page('There is no such page', `<a href="${docsPath}/">The documentation from its beginning</a>`);

/**
 * The repository's documents and the reference of its packages, from the folder into which `pnpm run docs` writes them; it may do so while
 * the server runs.
 */
export const openDocs = (folder: string): Hono<Environment> => {
  const app = new Hono<Environment>();
  const missing = (context: Context): Response =>
    missingPage(context, existsSync(join(folder, 'index.html')) ? noSuchPage : notBuilt);
  serveLook(app, docsPath, own);
  app.get(docsPath, (context) => context.redirect(`${docsPath}/`));
  const files = { root: folder, rewriteRequestPath: (path: string) => path.slice(docsPath.length) };
  app.get(
    `${docsPath}/*`,
    (context, next) => (existsSync(folder) ? serveStatic(files)(context, next) : next()),
    missing,
  );
  return app.notFound(missing);
};

import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './steps.mjs';

const stamp = join(root, '.cache/built');
const generated = new Set(['dist', 'node_modules', '.cache', '.data']);

const newest = (path) => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !generated.has(name))
      .map((name) => newest(join(path, name))),
  );
};

const sources = ['packages', 'examples', 'tsconfig.base.json', 'pnpm-lock.yaml'];

const isCurrent = () =>
  existsSync(stamp) &&
  existsSync(join(root, 'packages/web/dist/index.html')) &&
  sources.every((source) => newest(join(root, source)) <= statSync(stamp).mtimeMs);

const makeEmptyDatabase =
  "import { makeEmptyDatabase } from './packages/server/dist/database/make-empty-database.js'; await makeEmptyDatabase();";

const compressWebApp =
  "import { compressWebApp } from './packages/server/dist/http/web-app.js'; await compressWebApp('packages/web/dist');";

/**
 * Builds server and web unless nothing changed since the last build. Resolves to whether there is a build; the time it
 * counts from is that of its start, so a change made meanwhile is built next time.
 */
export const build = async ({ force = false } = {}) => {
  if (!force && isCurrent()) return true;
  const started = new Date();
  const steps = [
    [
      bin('tsc'),
      [
        '-b',
        'packages/server',
        'packages/adapters-http',
        'packages/adapters-storage',
        'packages/contract/tsconfig.verify.json',
        'examples/terminal',
      ],
    ],
    [process.execPath, ['--input-type=module', '-e', makeEmptyDatabase]],
    [bin('vite', 'packages/web/'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages/web') }],
    // The basket widget of storefronts, beside the portal.
    [
      bin('vite', 'packages/web/'),
      ['build', '--logLevel', 'warn', '-c', 'vite.widget.config.ts'],
      { cwd: join(root, 'packages/web') },
    ],
    [process.execPath, ['--input-type=module', '-e', compressWebApp]],
  ];
  for (const [command, args, options] of steps) if ((await run(command, args, options)) !== 0) return false;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
  return true;
};

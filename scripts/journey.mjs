import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bin, requireProject, root, run } from './steps.mjs';

// Journeys by a part of their file's name, on a build of what stands here: `journey checkout`, `journey checkout -g "placed once"`.
requireProject();
const names = process.argv.slice(2);
if (names.length === 0) {
  console.error('Which journey? A part of the name of a file in e2e/, such as: pnpm journey checkout');
  process.exit(1);
}
if (!(await build())) process.exit(1);
// A port of its own: the usual one may have the server of a run of all, or of another build.
const env = { CONNECT_BROWSER: findBrowser(), E2E_PORT: process.env.E2E_PORT ?? '4283' };
const code = await run(bin('playwright', 'e2e/'), ['test', '--trace', 'retain-on-failure', ...names], {
  cwd: `${root}e2e`,
  env,
});
process.exit(code);

import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bin, requireProject, root, run } from './steps.mjs';

// Takes the pictures of docs/gallery.md and that of the terminal again, of a build of what stands here.
requireProject();
if (!(await build())) process.exit(1);
const env = { CONNECT_BROWSER: findBrowser(), E2E_PORT: process.env.E2E_PORT ?? '4284' };
process.exit(await run(bin('playwright', 'e2e/'), ['test', '-c', 'pictures.config.ts'], { cwd: `${root}e2e`, env }));

import { build } from './build.mjs';
import { endWithPackageManager } from './end-with-package-manager.mjs';
import { requireProject, run } from './steps.mjs';

// Builds what changed, then runs the server in this very process, so that signals reach it.
requireProject();
endWithPackageManager();
const args = process.argv.slice(2);
if (args.length > 0) {
  const fromSources = ['--conditions', '@connect/source', '--import', './scripts/dev/from-sources.mjs'];
  const code = await run(process.execPath, [...fromSources, 'scripts/start-arguments.mjs', ...args]);
  if (code !== 0 || args.some((arg) => /^(-h|--help)$/.test(arg))) process.exit(code);
}
if (!(await build())) {
  console.error('Connect was not started: the build failed, see above.');
  process.exit(1);
}
await import('../packages/server/dist/main.js');

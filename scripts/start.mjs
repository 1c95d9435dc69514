import { build } from './build.mjs';
import { endWithPackageManager } from './end-with-package-manager.mjs';
import { requireProject } from './steps.mjs';

// Builds what changed, then runs the server in this very process, so that signals reach it.
requireProject();
endWithPackageManager();
if (!(await build())) {
  console.error('Connect was not started: the build failed, see above.');
  process.exit(1);
}
await import('../packages/server/dist/main.js');

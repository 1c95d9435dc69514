import { build } from './build.mjs';
import { requireProject } from './steps.mjs';

// Builds what changed, then runs the operator's command in this very process.
requireProject();
if (!(await build())) {
  console.error('The command was not run: the build failed, see above.');
  process.exit(1);
}
await import('../packages/server/dist/connect.js');

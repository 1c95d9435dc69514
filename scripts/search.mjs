import { build } from './build.mjs';
import { endWithPackageManager } from './end-with-package-manager.mjs';
import { requireProject } from './steps.mjs';

// The search service as a server of its own: PORT, DATA_DIR, MEILI_MASTER_KEY.
requireProject();
endWithPackageManager();
if (!(await build())) {
  console.error('The search service was not started: the build failed, see above.');
  process.exit(1);
}
await import('../packages/search-service/dist/main.js');

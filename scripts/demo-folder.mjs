import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { requireProject } from './steps.mjs';

// Writes what the demo's supplier sends into a folder, for `connect import`: `run demo-folder FOLDER [--scale N]`.
requireProject();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  // What it does not know is told by its usage, not by a trace.
  strict: false,
  options: { scale: { type: 'string', default: '1' }, help: { type: 'boolean', short: 'h' } },
});
const [folder, ...more] = positionals;
const { scale: asked, help, ...unknown } = values;
const scale = Number(asked);
if (help || folder === undefined || more.length > 0 || !(scale > 0) || Object.keys(unknown).length > 0) {
  console.error('Usage: pnpm run demo-folder FOLDER [--scale N]');
  process.exit(help ? 0 : 1);
}
if (!(await build())) {
  console.error('The folder was not written: the build failed, see above.');
  process.exit(1);
}
const { makeDemo } = await import('../packages/demo/dist/data/make-demo.js');
const { writeFolder } = await import('../packages/demo/dist/data/write-folder.js');
const now = new Date();
const today = now.toLocaleDateString('sv-SE');
await writeFolder(folder, makeDemo({ now, today, scale }).records);
console.log(`Written to ${folder}. Into a portal with DEMO=off: pnpm connect import ${folder}`);

import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { requireProject } from './steps.mjs';

// Writes what the demo's supplier sends into a folder, for `connect import`: `run demo-folder FOLDER [--scale N]`.
requireProject();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const [folder] = positionals;
const scale = Number(values.scale);
if (folder === undefined || !(scale > 0)) {
  console.error('Usage: pnpm run demo-folder FOLDER [--scale N]');
  process.exit(1);
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

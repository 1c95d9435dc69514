import { bin, installTools, requireProject, root, run } from './steps.mjs';

/**
 * Says of a change what it means to whoever installs the packages (`pnpm changeset`), and makes their next version and changelogs of what was
 * said (`pnpm changeset version`). Further words are those of Changesets.
 */
requireProject();
await installTools('scripts/release');
process.exit(await run(bin('changeset', 'scripts/release/'), process.argv.slice(2), { cwd: root }));

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Path of a tool that the project's own dependencies brought. */
export const bin = (name, at = '') => `${root}${at}node_modules/.bin/${name}`;

/** Ends with one clear line when the project cannot run here. */
export const requireProject = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Connect needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!existsSync(bin('tsc'))) {
    console.error(
      'The dependencies are not installed: the install before this step failed. Run it again when the registry is in reach.',
    );
    process.exit(1);
  }
};

/**
 * Runs a command in the project's root and resolves to its exit code. What it prints is shown at once; of one that stays
 * `behind`, it is shown when that ends, and others go first where the machine is short.
 */
export const run = (command, args, { env = {}, cwd = root, behind = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', behind ? 'pipe' : 'inherit', behind ? 'pipe' : 'inherit'],
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(text));
    // A fourth of the machine where both want it all: with less, servers that tests start do not come up in time.
    if (behind && child.pid) setPriority(child.pid, 5);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });

/**
 * Compiles what settings of vite and vitest import: Node reads those itself, and knows no TypeScript. Takes no time where nothing
 * changed; who has errors of types goes on.
 */
export const compileForSettings = () => run(bin('tsc'), ['-b', 'packages/contract']);

/**
 * Installs what a folder's own lock file names: tools that the portal is neither built nor tested with, and no first start waits for.
 * Ends where that fails.
 */
export const installTools = async (folder) => {
  const install = ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--ignore-workspace', '--silent'];
  const code = await run('npx', install, { cwd: `${root}${folder}` });
  if (code !== 0) process.exit(code);
};

/** The fast part of the checks: each is a title and a command. */
export const staticChecks = [
  ['types', bin('tsc'), ['-b']],
  ['lint and room rules', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('oxfmt'), ['--check']],
  ['files, exports and dependencies that nothing uses', bin('knip'), []],
];

/** Counts what passed and failed over all steps. */
export const createTally = () => {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  return {
    /** `names` says of each that failed which it is and why. */
    add(title, passed, failed, names = []) {
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failures.push(`Failed: ${title}`, ...names.map((name) => `  ${name}`));
      console.log(`\n${title}: ${passed} passed, ${failed} failed\n`);
    },
    async step(title, command, args, options) {
      console.log(`\n> ${title}`);
      const code = await run(command, args, options);
      this.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
      return code === 0;
    },
    /** Prints what failed, the sum as the last line, and ends the process. */
    close() {
      if (failures.length > 0) console.log(failures.join('\n'));
      console.log(`${total.passed} passed, ${total.failed} failed`);
      process.exit(total.failed === 0 ? 0 : 1);
    },
  };
};

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** Runs a command in the project's root and resolves to its exit code; what it prints is shown. */
export const run = (command, args, { env = {}, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** The fast part of the checks: each is a title and a command. */
export const staticChecks = [
  ['types', bin('tsc'), ['-b']],
  ['lint and room rules', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('oxfmt'), ['--check']],
];

/** Counts what passed and failed over all steps. */
export const createTally = () => {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  return {
    add(title, passed, failed) {
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failures.push(title);
      console.log(`\n${title}: ${passed} passed, ${failed} failed\n`);
    },
    async step(title, command, args, options) {
      console.log(`\n> ${title}`);
      const code = await run(command, args, options);
      this.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
      return code === 0;
    },
    /** Prints the sum as the last line and ends the process. */
    close() {
      if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
      console.log(`${total.passed} passed, ${total.failed} failed`);
      process.exit(total.failed === 0 ? 0 : 1);
    },
  };
};

import { spawnSync } from 'node:child_process';
import { root } from './steps.mjs';

/** Longer than a registry takes that answers at all, in milliseconds. */
const timeout = 60_000;

// Asks for known weaknesses of what the server and the pages bring along; where nobody answers that, it is not looked at, and says so.
const args = ['--yes', 'pnpm@12.21.0', 'audit', '--prod', '--audit-level', 'high'];
const { status, stdout, stderr, error } = spawnSync('npx', args, { cwd: root, encoding: 'utf8', timeout });
const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
// What was found is a table and a sum, whatever stands in it; anything else that ends badly is no finding.
const unanswered = error !== undefined || status === null || !/┌|vulnerabilities found/.test(output);
if (status !== 0 && unanswered) {
  console.log(
    `Skipped, nothing was looked at: the registry does not answer it (${error?.message ?? output.split('\n')[0] ?? ''}).`,
  );
  process.exit(0);
}
console.log(output);
process.exit(status ?? 1);

import { parseArguments, startUsage } from '../packages/server/src/arguments.ts';

// What `start` is told, by the server's own rule and from its source: nothing has to be built before it answers.
const args = process.argv.slice(2);
const parsed = parseArguments(args);
if (args.some((arg) => /^(-h|--help)$/.test(arg))) console.log(startUsage);
else if (!parsed.ok) {
  console.error(parsed.refusal.join('\n'));
  process.exitCode = 1;
}

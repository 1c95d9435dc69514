import { refused, ok, type Result } from '@connect/core/domain/result';
import * as v from 'valibot';

const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

/** What is said on the command line, as `--name value` or `--name=value`. */
const Arguments = v.strictObject({
  scale: v.optional(v.pipe(v.string(), v.transform(Number), v.gtValue(0), v.maxValue(1000)), '1'),
  workers: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(64))),
  role: v.optional(v.picklist(roles), 'all'),
});
export type Arguments = v.InferOutput<typeof Arguments>;

/** What there is to be said. */
const there = `--scale N, --workers N and --role ${roles.join('|')}`;

const argumentRefusals: Readonly<Record<string, string>> = {
  scale: '--scale must be a number above 0 and at most 1000.',
  workers: '--workers must be a whole number from 1 to 64.',
  role: `--role must be one of ${roles.join(', ')}.`,
};

/** How the server is started. */
export const startUsage = `Usage: start [--scale N] [--workers N] [--role ${roles.join('|')}]

  --scale N    how much there is in the demo: 1 unless it is said
  --workers N  so many processes answer at the one port
  --role       whether this process serves, does the work behind, or both

What else is set are variables of the environment, which docs/operations.md lists.`;

/** Reads them; a refusal has a line for each that is wrong. */
export const parseArguments = (args: readonly string[]): Result<Arguments, readonly string[]> => {
  const parts = args.filter((arg) => arg !== '--').flatMap((arg) => /^(--\w+)=(.*)$/.exec(arg)?.slice(1) ?? [arg]);
  const given: Record<string, string> = {};
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', value = ''] = parts.slice(at, at + 2);
    if (!name.startsWith('--') || !Object.hasOwn(argumentRefusals, name.slice(2)))
      return refused([`Unknown argument ${name}; there are ${there}.`]);
    given[name.slice(2)] = value;
  }
  const parsed = v.safeParse(Arguments, given);
  if (parsed.success) return ok(parsed.output);
  // A value may break several rules of its argument, which are told once.
  const refusals = parsed.issues.map((issue) => argumentRefusals[v.getDotPath(issue) ?? ''] ?? issue.message);
  return refused([...new Set(refusals)]);
};

import { operatorCalls } from '@connect/contract/operator/calls';
import type { Key } from '@connect/contract/operator/keys';
import type { InferInput } from 'valibot';
import { daysAfter, utcStartOf } from '../calendar.ts';
import { examples, listed, type Subcommand } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';
import { callOf } from './target.ts';

type ShownKey = InferInput<typeof Key>;

const form = /^(\d{4}-\d{2}-\d{2})$|^(\d{1,4})d$/;

/** When a key ends: the start of a day, or days from now; never for `never`. */
const expiryOf = (text: string, now: Date): string | null => {
  if (text === 'never') return null;
  const [, day, days] = form.exec(text) ?? [];
  const at = day ? utcStartOf(day) : days === undefined ? null : daysAfter(now, Number(days));
  if (at === null || at <= now)
    throw new CommandError('--expires must be a day to come, such as 2027-12-31, or 90d, or never.', exitCodes.usage);
  return at.toISOString();
};

const stateOf = ({ revokedAt, expiresAt }: ShownKey, now: Date): string => {
  if (revokedAt !== null) return `revoked ${revokedAt}`;
  if (expiresAt === null) return 'does not end';
  return `${new Date(expiresAt) <= now ? 'ended' : 'ends'} ${expiresAt}`;
};

const linesOf = (key: ShownKey, now: Date): string[] => [
  `${key.id}  ${key.name}`,
  `  ${key.scopes.join(' ')}  from ${key.addresses.join(' ') || 'anywhere'}`,
  `  ${stateOf(key, now)}, last used ${key.lastUsedAt ?? 'never'}`,
];

const createExamples = [
  'connect key create --name "Back office" --scopes "write:*" --addresses 192.0.2.7',
  'connect key create --name Reporting --scopes read:orders,read:invoices --expires 90d',
  'connect key create --name "Order entry" --scopes read:events,write:orders',
];
const revokeExample = 'connect key revoke 5f0c3d9a1b2e4f60';

/** `connect key create|list|revoke`: what other programs call the integration API with. */
export const keyCommand: Subcommand = (program, context) => {
  const key = program
    .command('key')
    .description('Keys of the integration API')
    .addHelpText('after', examples(...createExamples, 'connect key list', revokeExample));
  key
    .command('create')
    .description('Make a key; it is shown this once, and kept as a hash alone')
    .requiredOption('--name <name>', 'what it is for, such as "Back office"')
    .requiredOption('--scopes <list>', 'such as write:customers,write:orders or read:*', listed)
    .option('--expires <day>', 'a day such as 2027-12-31, days such as 90d, or never', '365d')
    .option('--addresses <list>', 'addresses and networks it may be used from, such as 192.0.2.0/24', listed, [])
    .addHelpText('after', examples(...createExamples))
    .action(async ({ expires, ...given }: { name: string; scopes: string[]; expires: string; addresses: string[] }) => {
      const body = { ...given, expiresAt: expiryOf(expires, context.now()) };
      const made = await context.withTarget((target) => callOf(target, operatorCalls.createKey, { body }));
      context.finish({
        text: [
          'The key, which is shown this time only:',
          `  ${made.text}`,
          ...linesOf(made.key, context.now()),
          'Send it as "Authorization: Bearer ck_…".',
        ],
        json: made,
      });
    });
  key
    .command('list')
    .description('Show every key, the last made first; never their secrets')
    .addHelpText('after', examples('connect key list', 'connect key list --json'))
    .action(async () => {
      const { data } = await context.withTarget((target) => callOf(target, operatorCalls.keys));
      const lines = data.flatMap((each) => linesOf(each, context.now()));
      context.finish({ text: lines.length > 0 ? lines : ['There are no keys yet.'], json: { keys: data } });
    });
  key
    .command('revoke <id>')
    .description('End a key: it opens nothing from now on')
    .addHelpText('after', examples(revokeExample))
    .action(async (id: string) => {
      const made = await context.withTarget((target) => callOf(target, operatorCalls.revokeKey, { params: { id } }));
      context.finish({ text: [`The key ${made.id} (${made.name}) is revoked.`], json: { key: made } });
    });
};

import { userPresetNames, userPresets } from '@connect/core/domain/access/user-presets';
import { staffPositions } from '@connect/core/domain/access/staff';
import { operatorCalls } from '@connect/contract/operator/calls';
import { examples, listed, type Context, type Subcommand } from './command.ts';
import { CommandError, exitCodes } from './outcome.ts';
import { callOf } from './target.ts';

const linkLines = ({ link, expiresAt }: { link: string; expiresAt: string | null }): string[] => [
  'They sign in with this link, once; it is shown this time only:',
  `  ${link}`,
  `It is good until ${expiresAt}. For another one: connect staff link --email …`,
];

const linkLinesOf = (
  { email, link, expiresAt }: { email: string; link: string | null; expiresAt: string | null },
  hasProvider: boolean,
): string[] => {
  if (link !== null) return linkLines({ link, expiresAt });
  return hasProvider
    ? ['They sign in through "Staff login", at the sign-in provider.']
    : [`There is no sign-in provider: make them a link with connect staff link --email ${email}`];
};

/** The demo brings one along. */
const hasProvider = (context: Context): boolean => {
  const { oidc, demo } = context.settings();
  return oidc !== null || demo;
};

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const adminExample = 'connect admin create --email ada@example.com --first-name Ada --last-name Byron';

/** `connect admin create`: the first administrator, and further ones. */
export const adminCommand: Subcommand = (program, context) => {
  const admin = program
    .command('admin')
    .description('Administrators of the portal')
    .addHelpText('after', examples(adminExample));
  admin
    .command('create')
    .description('Make an administrator, who may everything that staff may, and a link to sign in with once')
    .requiredOption('--email <address>', 'whom it is for')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .addHelpText('after', examples(adminExample))
    .action(async (person: Person) => {
      const body = { ...person, position: 'administrator', withLink: true };
      const made = await context.withTarget((target) => callOf(target, operatorCalls.addStaff, { body }));
      context.finish({
        text: [`${made.email} is an administrator.`, ...linkLinesOf(made, hasProvider(context))],
        json: made,
      });
    });
};

const staffExamples = [
  'connect staff add --email max@example.com --first-name Max --last-name Hale --position account-manager',
  'connect staff add --email eva@example.com --first-name Eva --last-name Linden --position brand-manager \\',
  '  --categories "Eye protection,Hand protection" --link',
];
const staffLinkExample = 'connect staff link --email ada@example.com';
const staffRemoveExample = 'connect staff remove --email max@example.com';
const staffRestoreExample = 'connect staff restore --email max@example.com';

/** `connect staff add|list|link|remove|restore`. */
export const staffCommand: Subcommand = (program, context) => {
  const staff = program
    .command('staff')
    .description('Account managers, brand managers and administrators')
    .addHelpText(
      'after',
      examples(...staffExamples, 'connect staff list', staffLinkExample, staffRemoveExample, staffRestoreExample),
    );
  staff
    .command('add')
    .description('Add a member of staff')
    .requiredOption('--email <address>', 'their email, as the sign-in provider has it')
    .requiredOption('--first-name <name>', 'first name')
    .requiredOption('--last-name <name>', 'last name')
    .requiredOption('--position <position>', staffPositions.join(', '))
    .option('--super-user', 'sees every customer, and the reports', false)
    .option('--categories <list>', 'what a brand manager signs off, with commas', listed, [])
    .option('--link', 'make a link to sign in with once, where there is no sign-in provider', false)
    .addHelpText('after', examples(...staffExamples))
    .action(async ({ link: withLink, ...form }: Person & { link: boolean }) => {
      const body = { ...form, withLink };
      const made = await context.withTarget((target) => callOf(target, operatorCalls.addStaff, { body }));
      context.finish({ text: [`${made.email} was added.`, ...linkLinesOf(made, hasProvider(context))], json: made });
    });
  staff
    .command('link')
    .description('Make a link that signs a member of staff in once; it ends those of before')
    .requiredOption('--email <address>', 'whose')
    .addHelpText('after', examples(staffLinkExample))
    .action(async (body: { email: string }) => {
      const made = await context.withTarget((target) => callOf(target, operatorCalls.linkStaff, { body }));
      context.finish({ text: linkLines(made), json: made });
    });
  staff
    .command('list')
    .description('Show every member of staff, those who were removed too')
    .addHelpText('after', examples('connect staff list', 'connect staff list --json'))
    .action(async () => {
      const { data } = await context.withTarget((target) => callOf(target, operatorCalls.staff));
      const text = data.flatMap((member) => [
        `${member.email}  ${member.firstName} ${member.lastName}`,
        `  ${member.roles.join(', ')}${member.superUser ? ', sees every customer' : ''}`,
        `  ${member.active ? 'may sign in' : 'removed'}, last signed in ${member.lastSignedInAt ?? 'never'}`,
      ]);
      context.finish({ text: text.length > 0 ? text : ['There is no staff yet.'], json: { staff: data } });
    });
  staff
    .command('remove')
    .description('Keep a member of staff out, an administrator too: their sessions and links end at once')
    .requiredOption('--email <address>', 'whom')
    .addHelpText('after', examples(staffRemoveExample))
    .action(async (body: { email: string }) => {
      const made = await context.withTarget((target) => callOf(target, operatorCalls.keepStaffOut, { body }));
      context.finish({ text: [`${made.email} may not sign in any more, and is signed out.`], json: made });
    });
  staff
    .command('restore')
    .description('Let a member of staff in again who was removed, as what they were')
    .requiredOption('--email <address>', 'whom')
    .addHelpText('after', examples(staffRestoreExample))
    .action(async (body: { email: string }) => {
      const made = await context.withTarget((target) => callOf(target, operatorCalls.letStaffIn, { body }));
      context.finish({ text: [`${made.email} may sign in again.`], json: made });
    });
};

const byName: Readonly<Record<string, readonly string[]>> = userPresets;

/** Permissions by their names, or by the name of a set of them. */
const permissionsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => byName[name] ?? [name])),
];

const userExamples = [
  'connect user invite --customer C10482 --email priya@example.com --permissions administrator',
  'connect user invite --customer C10482 --email sam@example.com --permissions "View Orders,View Invoices"',
];

/** `connect user invite`: a customer's user, the first one too. */
export const userCommand: Subcommand = (program, context) => {
  const user = program
    .command('user')
    .description('Users of customers')
    .addHelpText('after', examples(...userExamples));
  user
    .command('invite')
    .description(
      'Invite somebody into a customer’s company by mail; also its first user, and one who came with your records',
    )
    .requiredOption('--customer <number>', 'the customer, by its number')
    .requiredOption('--email <address>', 'whom')
    .option(
      '--permissions <list>',
      `names of permissions with commas, or one of ${userPresetNames.join(', ')}`,
      listed,
      [],
    )
    .option('--storefront <pair>', 'region and language of the mail, such as de/de', '')
    .addHelpText('after', examples(...userExamples))
    .action(async (given: { customer: string; email: string; permissions: string[]; storefront: string }) => {
      const { customer: customerNo, email, storefront } = given;
      if (given.permissions.length === 0)
        throw new CommandError('Say what they may do: --permissions administrator, for example.', exitCodes.usage);
      const { demo, smtpUrl } = context.settings();
      // Only the demo shows mails that are kept.
      if (smtpUrl === null && !demo)
        throw new CommandError(
          'There is no mail server, and nobody would get the invitation. Set SMTP_URL, start the portal anew, and run this again.',
          exitCodes.unavailable,
        );
      const body = { customerNo, email, storefront, permissions: permissionsOf(given.permissions) };
      const made = await context.withTarget((target) => callOf(target, operatorCalls.inviteUser, { body }));
      const asGiven = made.permissions.every((each) => body.permissions.includes(each));
      const text = made.hasAccount
        ? [
            `${made.email} is a user of ${made.company} by your records, and was sent a link to choose a password.`,
            `They may${asGiven ? '' : ', as your records say'}: ${made.permissions.join(', ')}.`,
          ]
        : [`${made.email} was invited to ${made.company} by mail.`];
      context.finish({ text, json: made });
    });
  user
    .command('data')
    .description('Print everything that the portal has of a person, as JSON')
    .requiredOption('--email <address>', 'whom')
    .addHelpText('after', examples('connect user data --email priya@example.com > priya.json'))
    .action(async (body: { email: string }) => {
      const found = await context.withTarget((target) => callOf(target, operatorCalls.userData, { body }));
      context.finish({ text: [JSON.stringify(found, null, 2)], json: found });
    });
  user
    .command('forget')
    .description('Delete what is a person’s own, and replace their name and email where what they did stays')
    .requiredOption('--email <address>', 'whom')
    .requiredOption('--confirm <address>', 'the same again: nothing brings it back')
    .addHelpText('after', examples('connect user forget --email priya@example.com --confirm priya@example.com'))
    .action(async ({ email, confirm }: { email: string; confirm: string }) => {
      if (email !== confirm) throw new CommandError('--confirm must be the same as --email.', exitCodes.usage);
      const body = { email };
      const done = await context.withTarget((target) => callOf(target, operatorCalls.forgetUser, { body }));
      context.finish({
        text: [
          `${email} is forgotten; what they did stays under the id ${done.id}.`,
          'Take them out of your own data, too.',
        ],
        json: done,
      });
    });
  user
    .command('hold')
    .description('Keep a person’s data from being forgotten, as somebody asked for them by law')
    .requiredOption('--email <address>', 'whom')
    .option('--end', 'no more', false)
    .addHelpText('after', examples('connect user hold --email priya@example.com'))
    .action(async ({ email, end }: { email: string; end: boolean }) => {
      const body = { email, held: !end };
      const done = await context.withTarget((target) => callOf(target, operatorCalls.holdUser, { body }));
      context.finish({ text: [end ? `${email} may be forgotten.` : `${email} is on hold.`], json: done });
    });
};

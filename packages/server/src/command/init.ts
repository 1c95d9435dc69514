import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Check } from '@connect/contract/operator/upkeep';
import { Meilisearch } from 'meilisearch';
import { readConfig } from '../config.ts';
import { openServer, reachProblem } from '../database/open.ts';
import { mailCheck, providerChecks } from '../doctor/probes.ts';
import { folderProblem } from '../lifecycle/data-folder.ts';
import { listen } from '../lifecycle/listen.ts';
import { reasonOf } from '../lifecycle/start-error.ts';
import { examples, type Context, type Subcommand } from './command.ts';
import { envFile, type Setting } from './env-file.ts';
import { CommandError } from './outcome.ts';

type Answers = Readonly<Record<string, string>>;

/** One setting to ask for. */
interface Asked {
  readonly name: string;
  readonly about: string;
  readonly question: string;
  readonly otherwise?: string | ((answers: Answers) => string);
  readonly secret?: boolean;
  readonly required?: boolean;
  /** Whether it is asked for at all. */
  readonly when?: (answers: Answers) => boolean;
  /** Tries what the answers say; null where it works, else why not. */
  readonly check?: (answers: Answers, context: Context) => Promise<string | null>;
}

const has = (name: string) => (answers: Answers) => (answers[name] ?? '') !== '';
const problemOf = (checks: readonly Check[]): string | null => {
  const wrong = checks.find(({ state }) => state === 'failed');
  return wrong ? `${wrong.name} ${wrong.found}` : null;
};

const databaseProblem = async (url: string): Promise<string | null> => {
  const database = openServer(url, () => undefined);
  try {
    return await reachProblem(database);
  } finally {
    await database.destroy();
  }
};

const searchProblem = async (host: string, apiKey: string): Promise<string | null> => {
  try {
    // Only who has the master key lists keys.
    await new Meilisearch({ host, apiKey, timeout: 8000 }).getKeys({ limit: 1 });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

/** Whether somebody can listen there; port 0 is any that is free. */
const listenProblem = async (host: string, port: number): Promise<string | null> => {
  try {
    await (await listen(() => new Response(), { host, port })).close();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

const asked: readonly Asked[] = [
  {
    name: 'DATA_DIR',
    about: 'Folder of the embedded database and search index',
    question: 'Folder for the data',
    otherwise: '.data',
    check: async ({ DATA_DIR = '' }) => folderProblem(DATA_DIR),
  },
  {
    name: 'HOST',
    about: 'Address it listens on',
    question: 'Listen on address',
    otherwise: '127.0.0.1',
    check: ({ HOST = '' }) => listenProblem(HOST, 0),
  },
  {
    name: 'PORT',
    about: 'Port it listens on',
    question: 'Listen on port',
    otherwise: '4173',
    check: ({ HOST = '', PORT }) => listenProblem(HOST, Number(PORT)),
  },
  {
    name: 'PUBLIC_URL',
    about: 'Address that customers use: mails link to it',
    question: 'Address that customers will use',
    otherwise: ({ PORT }) => `http://localhost:${PORT}`,
  },
  {
    name: 'TRUST_PROXY',
    about: 'Whether a proxy in front, which ends TLS, is believed about addresses',
    question: 'Is there a proxy in front that ends TLS (on or off)',
    otherwise: 'on',
    when: ({ PUBLIC_URL = '' }) => PUBLIC_URL.startsWith('https:'),
  },
  { name: 'CURRENCY', about: 'The supplier’s own currency', question: 'Your own currency', otherwise: 'GBP' },
  {
    name: 'DATABASE_URL',
    about: 'A PostgreSQL instead of the embedded database',
    question: 'PostgreSQL, such as postgresql://user:password@host/connect (none: embedded)',
    secret: true,
    check: ({ DATABASE_URL = '' }) => databaseProblem(DATABASE_URL),
  },
  {
    name: 'MEILI_URL',
    about: 'A Meilisearch instead of the embedded search',
    question: 'Meilisearch, such as https://search.example.com (none: embedded)',
  },
  {
    name: 'MEILI_MASTER_KEY',
    about: 'Its master key',
    question: 'Its master key',
    secret: true,
    required: true,
    when: has('MEILI_URL'),
    check: ({ MEILI_URL = '', MEILI_MASTER_KEY = '' }) => searchProblem(MEILI_URL, MEILI_MASTER_KEY),
  },
  {
    name: 'SMTP_URL',
    about: 'Mail server; without one mails are kept and reach nobody',
    question: 'Mail server, such as smtp://user:password@host:587 (none: mails are kept)',
    secret: true,
    check: async ({ SMTP_URL = '' }) => problemOf([await mailCheck(SMTP_URL)]),
  },
  {
    name: 'MAIL_FROM',
    about: 'Sender of mails',
    question: 'Sender of mails, such as Connect <connect@example.com>',
    required: true,
    when: has('SMTP_URL'),
  },
  {
    name: 'SUPPORT_EMAIL',
    about: 'Whom customers’ messages go to',
    question: 'Whom customers’ messages go to',
    required: true,
    when: has('SMTP_URL'),
  },
  {
    name: 'OIDC_ISSUER',
    about: 'Sign-in provider of staff (OpenID Connect), as it names itself; without one they sign in by one-time links',
    question: 'Sign-in provider of staff, such as https://sso.example.com (none: one-time links)',
    check: async ({ OIDC_ISSUER = '' }, { now }) => problemOf(await providerChecks(OIDC_ISSUER, now)),
  },
  {
    name: 'OIDC_CLIENT_ID',
    about: 'What the provider knows the portal by',
    question: 'What it knows the portal by (client id)',
    required: true,
    when: has('OIDC_ISSUER'),
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    about: 'Its secret there',
    question: 'The portal’s secret there',
    secret: true,
    required: true,
    when: has('OIDC_ISSUER'),
  },
  {
    name: 'OIDC_STAFF_CLAIM',
    about: 'The claim that says who is staff',
    question: 'Claim that says who is staff, such as groups (none: those that you add)',
    when: has('OIDC_ISSUER'),
  },
  {
    name: 'OIDC_STAFF_VALUES',
    about: 'Its values by position',
    question: 'Its values, such as administrator=portal-admins, account-manager=sales',
    required: true,
    when: has('OIDC_STAFF_CLAIM'),
  },
];

/** What the settings say of one that makes no sense by itself; one that is still to come is not missed yet. */
const formProblem = (name: string, answers: Answers): string | null => {
  const read = readConfig({ [name]: answers[name] });
  return !read.ok && read.refusal.startsWith(`${name} `) && !read.refusal.includes(' must be set ')
    ? read.refusal
    : null;
};

/** Asks for one until its answer makes sense, and works or is wanted all the same. */
const answerTo = async (setting: Asked, answers: Answers, context: Context): Promise<string> => {
  const { name, question, otherwise, secret = false, required = false } = setting;
  const proposed = typeof otherwise === 'function' ? otherwise(answers) : otherwise;
  for (;;) {
    const given = await context.ask({ text: question, secret, ...(proposed !== undefined && { otherwise: proposed }) });
    const now = { ...answers, [name]: given };
    if (given === '' && !required) return '';
    const wrong = given === '' ? `${name} is needed.` : formProblem(name, now);
    if (wrong !== null) {
      context.progress(wrong);
      continue;
    }
    if (!setting.check) return given;
    context.progress('Trying it…');
    const problem = await setting.check(now, context);
    if (problem === null) return given;
    context.progress(`It does not work: ${problem}`);
    if (/^y/i.test(await context.ask({ text: 'Use it all the same (y/n)', otherwise: 'n' }))) return given;
  }
};

/** `connect init`. */
export const initCommand: Subcommand = (program, context) => {
  program
    .command('init')
    .description('Ask for what the portal needs, try each answer, and write the settings into a file')
    .option('--file <file>', 'where to', '.env')
    .addHelpText('after', examples('connect init', 'connect init --file /etc/connect.env'))
    .action(async ({ file }: { file: string }) => {
      if (existsSync(file)) {
        const over = await context.ask({
          text: `There is a file ${file} already. Write over it (y/n)`,
          otherwise: 'n',
        });
        if (!/^y/i.test(over)) throw new CommandError(`${file} was left as it is.`);
      }
      let answers: Answers = {};
      for (const setting of asked)
        if (setting.when?.(answers) ?? true)
          answers = { ...answers, [setting.name]: await answerTo(setting, answers, context) };
      const settings: Setting[] = [
        { name: 'DEMO', about: 'Whether an empty database is filled with demo data', value: 'off' },
        ...asked.map(({ name, about }) => ({ name, about, value: answers[name] ?? '' })),
      ];
      const read = readConfig(Object.fromEntries(settings.map(({ name, value }) => [name, value])));
      if (!read.ok) throw new CommandError(`${read.refusal} Nothing was written.`);
      // It holds secrets: made anew, it is its owner's alone, however open one of before was.
      await rm(file, { force: true });
      await writeFile(file, envFile(settings), { mode: 0o600 });
      context.finish({
        text: [
          `The settings are in ${file}.`,
          'Next: connect admin create --help, connect import --help, then start the portal.',
        ],
        json: { file, set: settings.filter(({ value }) => value !== '').map(({ name }) => name) },
      });
    });
};

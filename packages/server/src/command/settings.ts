import type { Check } from '@connect/contract/operator/upkeep';
import { databaseProblem, searchKeyProblem, searchProblem } from '../doctor/connections.ts';
import { mailCheck, providerChecks } from '../doctor/probes.ts';
import { folderProblem } from '../lifecycle/data-folder.ts';
import { listen } from '../lifecycle/listen.ts';
import { reasonOf } from '../lifecycle/start-error.ts';
import type { Context } from './command.ts';

export type Answers = Readonly<Record<string, string>>;

/** One setting, as `connect init` writes it. */
export interface InitSetting {
  readonly name: string;
  readonly about: string;
  /** How it is asked for; without it is written as it is without, for who wants another. */
  readonly question?: string;
  /** What it is without; of one that is asked for, what is proposed. */
  readonly otherwise?: string | ((answers: Answers) => string);
  /** What it is without, where something else is proposed. */
  readonly without?: string;
  readonly secret?: boolean;
  readonly required?: boolean;
  /** Whether it is asked for at all. */
  readonly when?: (answers: Answers) => boolean;
  /** Tries what the answers say; null where it works, else why not. */
  readonly check?: (answers: Answers, context: Context) => Promise<string | null>;
}

const has = (name: string) => (answers: Answers) => (answers[name] ?? '') !== '';
const hasAccount = (answers: Answers): boolean => has('SUPPLIER_IBAN')(answers) || has('SUPPLIER_ACCOUNT_NO')(answers);

const problemOf = (checks: readonly Check[]): string | null => {
  const wrong = checks.find(({ state }) => state === 'failed');
  return wrong ? `${wrong.name} ${wrong.found}` : null;
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

/** Every setting but `DEMO`, in the order that they are asked for and written. A test holds them to those that the server reads. */
export const initSettings: readonly InitSetting[] = [
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
    check: async ({ HOST = '', PORT }) =>
      Number(PORT) === 0 ? 'it would be another one at each start.' : listenProblem(HOST, Number(PORT)),
  },
  {
    name: 'PUBLIC_URL',
    about:
      'Address that customers use: mails link to it, and staff come back to it; needed with SMTP_URL, and with https browsers are bound to it',
    question: 'Address that customers will use',
    otherwise: ({ PORT }) => `http://localhost:${PORT}`,
    without: 'where it listens',
  },
  {
    name: 'TRUST_PROXY',
    about:
      'How many proxies in front, one of which ends TLS, are believed about the forwarded address and scheme; `on` is one',
    question: 'How many proxies are in front, one of which ends TLS',
    otherwise: '1',
    without: 'off',
    when: ({ PUBLIC_URL = '' }) => PUBLIC_URL.startsWith('https:'),
  },
  { name: 'BASE_PATH', about: 'Prefix of every page, such as /trade' },
  {
    name: 'SUPPLIER_NAME',
    about: 'Your company, as invoices and mails name it; without it they name nobody',
    question: 'Name of your company, as invoices have it (none: papers and mails name nobody)',
  },
  {
    name: 'SUPPLIER_ADDRESS',
    about: 'Its address, in one line',
    question: 'Its address in one line, with commas (none: not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_PHONE',
    about: 'Its telephone, on papers',
    question: 'Its telephone on papers (none: not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_EMAIL',
    about: 'Its email, on papers',
    question: 'Its email on papers, such as accounts@example.com (none: not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_WEB',
    about: 'Its web site, on papers and mails',
    question: 'Its web site, such as www.example.com (none: not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_COMPANY_NO',
    about: 'Its number in the register of companies',
    question: 'Its number in the register of companies (none: not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_VAT_NO',
    about: 'Its VAT number, which an invoice must have in most countries',
    question: 'Its VAT number (none: not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_IBAN',
    about: 'Where invoices are paid; without an IBAN or account number they do not say how to pay',
    question: 'IBAN that invoices are paid to (none: by account number, or not shown)',
    when: has('SUPPLIER_NAME'),
  },
  {
    name: 'SUPPLIER_ACCOUNT_NO',
    about: 'Number of the account, where there is no IBAN or beside it',
    question: 'Number of the account (none: invoices do not say how to pay)',
    when: (answers) => has('SUPPLIER_NAME')(answers) && !has('SUPPLIER_IBAN')(answers),
  },
  {
    name: 'SUPPLIER_SORT_CODE',
    about: 'Its sort code',
    question: 'Its sort code (none: not shown)',
    when: has('SUPPLIER_ACCOUNT_NO'),
  },
  { name: 'SUPPLIER_BIC', about: 'BIC of the bank', question: 'BIC of the bank (none: not shown)', when: hasAccount },
  { name: 'SUPPLIER_BANK', about: 'The bank', question: 'Name of the bank (none: not shown)', when: hasAccount },
  { name: 'SUPPLIER_ACCOUNT_NAME', about: 'Whom the account is of; without it the company’s name' },
  { name: 'SUPPLIER_TERMS', about: 'Your terms of sale, below each invoice, in one line; without it there are none' },
  { name: 'CURRENCY', about: 'The supplier’s own currency', question: 'Your own currency', otherwise: 'GBP' },
  {
    name: 'KEEP_REMOVED_YEARS',
    about: 'So many years is kept what a customer has whom you took out of your data',
    question: 'Years to keep what a customer has whom you took out',
    otherwise: '10',
  },
  {
    name: 'PRIVATE_WEBHOOKS',
    about: 'on: webhooks may go to addresses of this machine and its network, and by http; off without it',
  },
  { name: 'KEEP_EVENTS_DAYS', about: 'So many days other systems can read what happened, 7 at least; 30 without it' },
  {
    name: 'REPLACE_PERCENT',
    about: 'In percent: so much of what there is a replacement may remove without its number being confirmed',
    otherwise: '5',
  },
  {
    name: 'METRICS_TOKEN',
    about: 'At least 32 characters that whoever collects /metrics sends; without them there are no metrics',
    secret: true,
  },
  {
    name: 'PICTURE_HOSTS',
    about: 'Hosts whose pictures products may name by address, such as img.example.com',
    question: 'Hosts of product pictures, such as img.example.com (none: no pictures by address)',
  },
  // Asked of nobody: who needs it is told so with the answer that does, and gives it by `--set`.
  {
    name: 'PLAIN_HOSTS',
    about:
      'Hosts of a PostgreSQL or Meilisearch that may be reached without TLS, as on a network of your own, such as db, search.internal',
  },
  {
    name: 'DATABASE_URL',
    about: 'A PostgreSQL instead of the embedded database',
    question: 'PostgreSQL, such as postgresql://user:password@host/connect?sslmode=verify-full (none: embedded)',
    secret: true,
    check: ({ DATABASE_URL = '' }) => databaseProblem(DATABASE_URL),
  },
  {
    name: 'DATABASE_OWNER_URL',
    about:
      'The same one as the role that owns its tables, so that the role of DATABASE_URL cannot change the audit log',
    secret: true,
  },
  {
    name: 'MEILI_URL',
    about: 'A Meilisearch instead of the embedded search',
    question: 'Meilisearch, such as https://search.example.com (none: embedded)',
    check: ({ MEILI_URL = '' }) => searchProblem(MEILI_URL.replace(/\/+$/, '')),
  },
  {
    name: 'MEILI_MASTER_KEY',
    about: 'Master key of the search, of 32 characters or more; the embedded one makes its own',
    question: 'Its master key',
    secret: true,
    required: true,
    when: has('MEILI_URL'),
    check: ({ MEILI_URL = '', MEILI_MASTER_KEY = '' }) =>
      searchKeyProblem(MEILI_URL.replace(/\/+$/, ''), MEILI_MASTER_KEY),
  },
  { name: 'MEILI_PUBLIC_URL', about: 'Address that browsers reach it at, where that is not the portal' },
  {
    name: 'SMTP_URL',
    about:
      'Mail server, smtp://user:password@host:587, which must offer TLS, or be smtp+insecure:// or on this machine; without one mails are kept and reach nobody',
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
  { name: 'SUPPORT_PHONE', about: 'What to ring for who cannot sign in' },
  {
    name: 'OIDC_ISSUER',
    about:
      'Sign-in provider of staff (OpenID Connect), as it names itself; without one they sign in by one-time links and passkeys',
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
  { name: 'OIDC_ACR_VALUES', about: 'Levels of sign-in, of which the provider has to vouch for one (acr)' },
  { name: 'OIDC_AMR_VALUES', about: 'Ways to sign in, of which one has to have been used there, such as mfa (amr)' },
  { name: 'OIDC_MAX_AGE', about: 'In seconds: who signed in at the provider longer ago signs in there again' },
  {
    name: 'OIDC_TRUST_EMAIL',
    about: 'Whether the emails of a provider count that never says they are verified',
    otherwise: 'off',
  },
  {
    name: 'OIDC_LOGOUT',
    about: 'Whether Logout of staff ends their session at the provider, too',
    otherwise: 'on',
  },
  {
    name: 'ASSIGNED_CUSTOMERS_ONLY',
    about: 'Whether account managers reach the customers given to them only',
    otherwise: 'off',
  },
  {
    name: 'ACTING_NEEDS_REASON',
    about: 'Whether it has to be said why one acts for a customer',
    otherwise: 'on, but off on demo data',
  },
  {
    name: 'ACTING_SIGN_IN_SECONDS',
    about:
      'Who signed in longer ago does so again before acting for a customer; 0 for never. OIDC_MAX_AGE has the provider ask for the password',
    otherwise: '3600',
  },
  { name: 'STOREFRONTS', about: 'Addresses of shops by region, such as UK=https://shop.example.com, DE=/' },
  { name: 'IMAGE_HOST', about: 'Address product pictures are under', otherwise: '/images' },
  { name: 'DPD_TRACKING_URL', about: 'The carrier’s tracking search', otherwise: 'https://track.dpd.co.uk' },
  { name: 'API_HOST', about: 'Origin of the portal API, where it is not the page’s own' },
  { name: 'BRAND_API_HOST', about: 'Origin of the brand-manager API, where it is another' },
  {
    name: 'TOKEN_KEYS_FILE',
    about:
      'File of the keys that the portal signs and encrypts with, elsewhere than in DATA_DIR: they are in no database, and every process on a PostgreSQL needs the same',
  },
  { name: 'TOKEN_KEYS', about: 'These keys themselves, the one that signs first, in place of a file' },
  {
    name: 'BREACHED_PASSWORDS',
    about:
      'File of SHA-1 hashes of passwords known from breaches, in their order, a line each: nobody may choose one of them',
  },
  {
    name: 'SESSION_SECONDS',
    about: 'After how long a session ends that nobody uses, 12 hours at most',
    otherwise: '1800',
  },
  {
    name: 'TOKEN_SECONDS',
    about: 'Life of a sign-in token, which the browser renews while it is used',
    otherwise: '300',
  },
  {
    name: 'SEARCH_TOKEN_SECONDS',
    about:
      'Life of a search token, 900 at most: so long may one whose session has ended still search a Meilisearch; the embedded search knows',
    otherwise: '60',
  },
  { name: 'WATCH_SECONDS', about: 'How often prices and stock of watched items are looked at', otherwise: '60' },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    about:
      'Receiver of OpenTelemetry (OTLP over HTTP) that traces go to, such as http://localhost:4318; without one none are made',
  },
  { name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', about: 'The same, with its path, of traces alone' },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    about: 'What is sent to it with them, such as api-key=…,tenant=shop',
    secret: true,
  },
  { name: 'OTEL_EXPORTER_OTLP_TRACES_HEADERS', about: 'The same of traces alone', secret: true },
  { name: 'OTEL_SERVICE_NAME', about: 'What the portal is called there', otherwise: 'connect' },
  {
    name: 'OTEL_TRACES_SAMPLER',
    about: 'Which traces are made: always_on, traceidratio and others of OpenTelemetry',
    otherwise: 'parentbased_always_on',
  },
  { name: 'OTEL_TRACES_SAMPLER_ARG', about: 'The part of them of those that go by it, such as 0.1', otherwise: '1' },
  { name: 'LOG_LEVEL', about: 'What the log says: debug, info, warn, error or silent', otherwise: 'info' },
];

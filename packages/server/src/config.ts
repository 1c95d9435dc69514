import { ruleRanges } from '@connect/core/domain/administration/portal-rules';
import { logLevels, type LogLevel } from '@connect/core/domain/administration/log-setting';
import { isCurrency } from '@connect/contract/integration/currencies';
import { issueText } from '@connect/contract/issue-text';
import { refused, ok, type Result } from '@connect/core/domain/result';
import * as v from 'valibot';
import { parseArguments, type Arguments, type Role } from './arguments.ts';
import {
  address,
  databaseAddress,
  flag,
  hosts,
  origin,
  proxies,
  secureAddress,
  smtpAddress,
  staffValues,
  storefrontAddresses,
  tokenKeys,
  whole,
  words,
} from './config-values.ts';
import type { KeyRing } from './key-ring.ts';
import type { IssuerOptions } from './staff-sign-in/sending/issuer.ts';
import { email, supplierEntries, supplierOf, telephone } from './supplier-settings.ts';
import type { Supplier, Support } from './supplier.ts';
import { guardedTraces, traceEntries, tracesOf, type TraceSettings } from './trace-settings.ts';
import { isLoopback, plainHosts, plainProblems } from './transport.ts';
import { type UnknownSetting, unknownSettings, unknownText } from './unknown-settings.ts';

/** How one server process runs, read from its environment and arguments. */
export interface ServerConfig {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The same one as the role that owns its tables and changes the schema; null where that is the role of `databaseUrl`. */
  readonly databaseOwnerUrl: string | null;
  /** Settings whose addresses go over a network without TLS, as `PLAIN_HOSTS` allows. */
  readonly plain: readonly { readonly name: string; readonly host: string }[];
  /** Search service to use instead of the embedded one; `publicUrl` is the address browsers reach it at, null for the portal's own. */
  readonly meili: { readonly url: string; readonly publicUrl: string | null } | null;
  /** Master key of either search service; the embedded one makes its own when there is none. */
  readonly meiliMasterKey: string | null;
  /** What is signed and encrypted with; null where they are in a file. */
  readonly tokenKeys: KeyRing | null;
  /** That file; null for one in the data folder. */
  readonly tokenKeysFile: string | null;
  /** File of hashes of passwords that are known from breaches; null for none. */
  readonly breachedPasswords: string | null;
  /** Prefix of every page, without a slash at its end; empty at the root. */
  readonly basePath: string;
  /** Fill an empty database with demo data, and show its accounts on the sign-in page. */
  readonly demo: boolean;
  /** Life of a sign-in token, in seconds. */
  readonly tokenSeconds: number;
  /** How long a session goes on that nobody uses, in seconds. */
  readonly sessionSeconds: number;
  /** Life of a search token, in seconds. */
  readonly searchTokenSeconds: number;
  /** From one look at prices and stock of watched items to the next, in seconds. */
  readonly watchSeconds: number;
  /** So many years is kept what a customer has whom the supplier took away. */
  readonly keepRemovedYears: number;
  /** In percent: so much of what there is a replacement may remove without its number being confirmed. */
  readonly replacePercent: number;
  /** So many days other systems can read what happened. */
  readonly keepEventsDays: number;
  /** Webhooks may go to private addresses, and without TLS. */
  readonly privateWebhooks: boolean;
  /** Whose portal it is, as far as the settings say. */
  readonly supplier: Supplier;
  readonly apiHost: string;
  /** Origin of the brand-manager API; that of the portal API unless it is set. */
  readonly brandApiHost: string;
  readonly imageHost: string;
  /** Hosts that pictures with addresses of their own may be at. */
  readonly pictureHosts: readonly string[];
  /** Sign-in provider of staff, and whether Logout ends the session there, too; null for the embedded one, which the demo has. */
  readonly oidc: (Omit<IssuerOptions, 'fetch' | 'now'> & { readonly endsSessions: boolean }) | null;
  /** Account managers reach the customers given to them only; super users reach all. */
  readonly assignedCustomersOnly: boolean;
  /** Whether it has to be said why one acts for a customer; null: unless it runs on demo data. */
  readonly actingNeedsReason: boolean | null;
  /** In seconds: who signed in longer ago does so again before acting for a customer; 0 for never. */
  readonly actingSignInSeconds: number;
  readonly dpdTrackingUrl: string;
  /** Addresses of storefronts by their names (specification §product-addresses); a product of one without opens inside the portal. */
  readonly storefronts: Readonly<Record<string, string>>;
  /** So many proxies in front are believed about `X-Forwarded-For` and `X-Forwarded-Proto`. */
  readonly proxies: number;
  readonly logLevel: LogLevel;
  /** What whoever collects metrics must send; null where nobody may. */
  readonly metricsToken: string | null;
  /** Where traces go; null for nowhere. */
  readonly traces: TraceSettings | null;
  /** Origin that mails link to; null for the address the server listens at. */
  readonly publicUrl: string | null;
  /** Mail server that mails are sent by, its name and password included; null keeps them in the mailbox. */
  readonly smtpUrl: string | null;
  /** Sender of mails: an address, with a name if wanted; empty without a mail server. */
  readonly mailFrom: string;
  /** Whom customers' messages go to, and what to ring instead; null for what is not told. */
  readonly support: Support;
  /** Multiplies the demo data. */
  readonly scale: number;
  /** So many processes serve behind the one port; null for this one alone. */
  readonly workers: number | null;
  /** What this process is for: people's requests, what is done in the background, or both. */
  readonly role: Role;
  /** Names of the settings that were given; the others are as they are without. */
  readonly given: readonly string[];
  /** What is there beside them that is none, and was meant for one. */
  readonly unknown: readonly UnknownSetting[];
}

const Environment = v.object({
  ...supplierEntries,
  ...traceEntries,
  PORT: whole(4173, 0, 65_535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_OWNER_URL: v.optional(databaseAddress),
  MEILI_URL: v.optional(address),
  MEILI_PUBLIC_URL: v.optional(address),
  // Whoever is signed in has what it signed, and may guess on it for as long as they like.
  MEILI_MASTER_KEY: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters: openssl rand -hex 32 makes one')),
  ),
  TOKEN_KEYS: v.optional(tokenKeys),
  TOKEN_KEYS_FILE: v.optional(v.string()),
  BREACHED_PASSWORDS: v.optional(v.string()),
  PLAIN_HOSTS: hosts,
  BASE_PATH: v.pipe(
    v.optional(v.string(), ''),
    v.transform((path) => path.replace(/^\/+|\/+$/g, '')),
    v.regex(/^([\w.-]+(\/[\w.-]+)*)?$/, 'must be a path such as /trade'),
    v.transform((path) => (path === '' ? '' : `/${path}`)),
  ),
  DEMO: v.optional(flag('on')),
  TOKEN_SECONDS: whole(300, 2, 43_200),
  SESSION_SECONDS: whole(1800, 2, 43_200),
  SEARCH_TOKEN_SECONDS: whole(60, 1, 900),
  WATCH_SECONDS: whole(60, 1, 86_400),
  KEEP_REMOVED_YEARS: whole(10, ...ruleRanges.keepRemovedYears),
  REPLACE_PERCENT: whole(5, ...ruleRanges.replacePercent),
  KEEP_EVENTS_DAYS: whole(30, ...ruleRanges.keepEventsDays),
  PRIVATE_WEBHOOKS: flag('off'),
  CURRENCY: v.optional(v.pipe(v.string(), v.check(isCurrency, 'must be an ISO 4217 code such as GBP')), 'GBP'),
  API_HOST: v.optional(address),
  BRAND_API_HOST: v.optional(address),
  IMAGE_HOST: v.optional(address),
  PICTURE_HOSTS: hosts,
  ASSIGNED_CUSTOMERS_ONLY: flag('off'),
  ACTING_NEEDS_REASON: v.optional(flag('off')),
  ACTING_SIGN_IN_SECONDS: whole(3600, 0, 43_200),
  // To the letter what the provider calls itself, with a slash at its end or without.
  OIDC_ISSUER: v.optional(secureAddress),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  OIDC_TRUST_EMAIL: flag('off'),
  OIDC_LOGOUT: flag('on'),
  OIDC_STAFF_CLAIM: v.optional(v.pipe(v.string(), v.trim())),
  OIDC_STAFF_VALUES: v.optional(staffValues),
  OIDC_ACR_VALUES: words,
  OIDC_AMR_VALUES: words,
  OIDC_MAX_AGE: v.optional(whole(0, 0, 86_400)),
  DPD_TRACKING_URL: v.optional(address, 'https://track.dpd.co.uk'),
  STOREFRONTS: storefrontAddresses,
  TRUST_PROXY: proxies,
  LOG_LEVEL: v.optional(v.picklist(logLevels, 'must be debug, info, warn, error or silent'), 'info'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PUBLIC_URL: v.optional(origin),
  SMTP_URL: v.optional(smtpAddress),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
        'must be an address such as Connect <connect@example.com>',
      ),
    ),
  ),
  SUPPORT_EMAIL: email,
  SUPPORT_PHONE: telephone,
});

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(Environment.entries);

/** Those that nobody may read: each can be in a file of its own, as vaults write them, which the same name with `_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'MEILI_MASTER_KEY',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
] as const satisfies readonly (keyof typeof Environment.entries)[];

/** A refusal, with what may have been meant for one of the settings. */
export const refusalText = (refusal: string, environment: Readonly<Record<string, string | undefined>>): string =>
  [refusal, ...unknownSettings(environment, settingNames).map(unknownText)].join('\n');

/** What one database of its own, in one process, does not allow. */
const processProblems = (env: Settings, args: Arguments): readonly string[] => {
  if (env.DATABASE_URL !== undefined) return [];
  const alone = 'needs DATABASE_URL: the embedded database is open in one process alone.';
  return [
    ...((args.workers ?? 1) > 1 ? [`--workers ${args.workers} ${alone}`] : []),
    ...(args.role === 'all' ? [] : [`--role ${args.role} ${alone}`]),
  ];
};

type Settings = v.InferOutput<typeof Environment>;

/** Addresses that personal data and keys go to. */
const guarded = (env: Settings) => ({
  DATABASE_URL: env.DATABASE_URL,
  DATABASE_OWNER_URL: env.DATABASE_OWNER_URL,
  MEILI_URL: env.MEILI_URL,
  MEILI_PUBLIC_URL: env.MEILI_PUBLIC_URL,
  ...guardedTraces(env),
});

const needIssuer = ['OIDC_STAFF_CLAIM', 'OIDC_ACR_VALUES', 'OIDC_AMR_VALUES', 'OIDC_MAX_AGE'] as const;
const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Settings that need each other, and what is wrong where one is missing. */
const togetherProblems = (env: Settings): readonly string[] => {
  const oidc = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET].filter(Boolean).length;
  return [
    env.DEMO === undefined &&
      !isLoopback(env.HOST) &&
      'DEMO must be set when others reach HOST: off, or on for a demonstration, with accounts whose password everybody knows.',
    env.MEILI_URL && !env.MEILI_MASTER_KEY && 'MEILI_MASTER_KEY must be set when MEILI_URL is.',
    env.DATABASE_OWNER_URL !== undefined &&
      env.DATABASE_URL === undefined &&
      'DATABASE_URL must be set when DATABASE_OWNER_URL is.',
    env.TOKEN_SECONDS > env.SESSION_SECONDS &&
      `TOKEN_SECONDS must be at most SESSION_SECONDS (${env.SESSION_SECONDS}), which says after how long a session ends that nobody uses.`,
    env.TOKEN_KEYS && env.TOKEN_KEYS_FILE && 'Either TOKEN_KEYS or TOKEN_KEYS_FILE must be set, not both.',
    env.SMTP_URL && !env.PUBLIC_URL && 'PUBLIC_URL must be set when SMTP_URL is.',
    env.SMTP_URL && !env.MAIL_FROM && 'MAIL_FROM must be set when SMTP_URL is.',
    env.SMTP_URL && !env.SUPPORT_EMAIL && 'SUPPORT_EMAIL must be set when SMTP_URL is.',
    (oidc === 1 || oidc === 2) && 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    (env.OIDC_STAFF_CLAIM === undefined) !== (env.OIDC_STAFF_VALUES === undefined) &&
      'OIDC_STAFF_CLAIM and OIDC_STAFF_VALUES must be set together.',
    ...(oidc === 0
      ? needIssuer.filter((name) => isGiven(env[name])).map((name) => `OIDC_ISSUER must be set when ${name} is.`)
      : []),
  ].filter((problem): problem is string => typeof problem === 'string' && problem !== '');
};

/** Reads the configuration; a refusal has a line for each variable or argument that is wrong, and says what it must be. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Result<ServerConfig, string> => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(Environment, set);
  const parsedArguments = parseArguments(args);
  const wrongArguments = parsedArguments.ok ? [] : parsedArguments.refusal;
  if (!parsed.success) {
    const problems = new Map<string, string>();
    for (const issue of parsed.issues) {
      const name = v.getDotPath(issue)?.split('.')[0] ?? '';
      if (!problems.has(name)) problems.set(name, `${name} ${issueText(issue)}.`);
    }
    return refused([...problems.values(), ...wrongArguments].join('\n'));
  }
  const env = parsed.output;
  const supplier = supplierOf(env, env.CURRENCY);
  const problems = [
    ...togetherProblems(env),
    ...plainProblems(guarded(env), env.PLAIN_HOSTS),
    ...(supplier.ok ? [] : [supplier.refusal]),
    ...(parsedArguments.ok ? processProblems(env, parsedArguments.value) : parsedArguments.refusal),
  ];
  if (problems.length > 0 || !supplier.ok || !parsedArguments.ok) return refused(problems.join('\n'));
  return ok({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    plain: plainHosts(guarded(env)),
    meili: env.MEILI_URL ? { url: env.MEILI_URL, publicUrl: env.MEILI_PUBLIC_URL ?? null } : null,
    meiliMasterKey: env.MEILI_MASTER_KEY ?? null,
    tokenKeys: env.TOKEN_KEYS ?? null,
    tokenKeysFile: env.TOKEN_KEYS_FILE ?? null,
    breachedPasswords: env.BREACHED_PASSWORDS ?? null,
    basePath: env.BASE_PATH,
    demo: env.DEMO ?? true,
    tokenSeconds: env.TOKEN_SECONDS,
    sessionSeconds: env.SESSION_SECONDS,
    searchTokenSeconds: env.SEARCH_TOKEN_SECONDS,
    watchSeconds: env.WATCH_SECONDS,
    keepRemovedYears: env.KEEP_REMOVED_YEARS,
    replacePercent: env.REPLACE_PERCENT,
    keepEventsDays: env.KEEP_EVENTS_DAYS,
    privateWebhooks: env.PRIVATE_WEBHOOKS,
    supplier: supplier.value,
    apiHost: env.API_HOST ?? '',
    brandApiHost: env.BRAND_API_HOST ?? env.API_HOST ?? '',
    imageHost: env.IMAGE_HOST ?? '/images',
    pictureHosts: env.PICTURE_HOSTS,
    assignedCustomersOnly: env.ASSIGNED_CUSTOMERS_ONLY,
    actingNeedsReason: env.ACTING_NEEDS_REASON ?? null,
    actingSignInSeconds: env.ACTING_SIGN_IN_SECONDS,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            trustsEmail: env.OIDC_TRUST_EMAIL,
            endsSessions: env.OIDC_LOGOUT,
            staffClaim:
              env.OIDC_STAFF_CLAIM && env.OIDC_STAFF_VALUES
                ? { claim: env.OIDC_STAFF_CLAIM, values: env.OIDC_STAFF_VALUES }
                : null,
            demands: { acr: env.OIDC_ACR_VALUES, amr: env.OIDC_AMR_VALUES, maxAge: env.OIDC_MAX_AGE ?? null },
          }
        : null,
    dpdTrackingUrl: env.DPD_TRACKING_URL,
    storefronts: env.STOREFRONTS,
    proxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: tracesOf(env),
    scale: parsedArguments.value.scale,
    workers: parsedArguments.value.workers ?? null,
    role: parsedArguments.value.role,
    given: settingNames.filter((name) => name in set),
    unknown: unknownSettings(set, settingNames),
    publicUrl: env.PUBLIC_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? '',
    support: { email: env.SUPPORT_EMAIL ?? null, phone: env.SUPPORT_PHONE ?? null },
  });
};

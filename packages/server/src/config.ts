import type { LogLevel } from '@connect/core/domain/administration/log-setting';
import { issueText } from '@connect/contract/issue-text';
import { refused, ok, type Result } from '@connect/core/domain/result';
import * as v from 'valibot';
import { parseArguments, type Role } from './arguments.ts';
import { Environment, settingNames } from './config-environment.ts';
import { guarded, processProblems, togetherProblems } from './config-problems.ts';
import type { KeyRing } from './key-ring.ts';
import type { IssuerOptions } from './staff-sign-in/sending/issuer.ts';
import { supplierOf } from './supplier-settings.ts';
import type { Supplier, Support } from './supplier.ts';
import { tracesOf, type TraceSettings } from './trace-settings.ts';
import { plainHosts, plainProblems } from './transport.ts';
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

/** A refusal, with what may have been meant for one of the settings. */
export const refusalText = (refusal: string, environment: Readonly<Record<string, string | undefined>>): string =>
  [refusal, ...unknownSettings(environment, settingNames).map(unknownText)].join('\n');

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

import { isCurrency } from '@connect/contract/integration/currencies';
import { logLevels } from '@connect/core/domain/administration/log-setting';
import { ruleRanges } from '@connect/core/domain/administration/portal-rules';
import * as v from 'valibot';
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
import { email, supplierEntries, telephone } from './supplier-settings.ts';
import { traceEntries } from './trace-settings.ts';

/** The settings of an environment, each with what it must be and what it is where it is not given. */
export const Environment = v.object({
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

export type Settings = v.InferOutput<typeof Environment>;

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

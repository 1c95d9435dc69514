import type { Arguments } from './arguments.ts';
import type { Settings } from './config-environment.ts';
import { guardedTraces } from './trace-settings.ts';
import { isLoopback } from './transport.ts';

/** What one database of its own, in one process, does not allow. */
export const processProblems = (env: Settings, args: Arguments): readonly string[] => {
  if (env.DATABASE_URL !== undefined) return [];
  const alone = 'needs DATABASE_URL: the embedded database is open in one process alone.';
  return [
    ...((args.workers ?? 1) > 1 ? [`--workers ${args.workers} ${alone}`] : []),
    ...(args.role === 'all' ? [] : [`--role ${args.role} ${alone}`]),
  ];
};

/** Addresses that personal data and keys go to. */
export const guarded = (env: Settings) => ({
  DATABASE_URL: env.DATABASE_URL,
  DATABASE_OWNER_URL: env.DATABASE_OWNER_URL,
  MEILI_URL: env.MEILI_URL,
  MEILI_PUBLIC_URL: env.MEILI_PUBLIC_URL,
  ...guardedTraces(env),
});

const needIssuer = ['OIDC_STAFF_CLAIM', 'OIDC_ACR_VALUES', 'OIDC_AMR_VALUES', 'OIDC_MAX_AGE'] as const;
const isGiven = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Settings that need each other, and what is wrong where one is missing. */
export const togetherProblems = (env: Settings): readonly string[] => {
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

import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { statfs } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Check } from '@connect/contract/operator/upkeep';
import * as v from 'valibot';
import { utcDayOf } from '../calendar.ts';
import { settingNames } from '../config-environment.ts';
import type { ServerConfig } from '../config.ts';
import { folderProblem, keepsData } from '../lifecycle/data-folder.ts';
import { keysFileOf, readKeys } from '../lifecycle/keys-file.ts';
import { reasonOf } from '../lifecycle/start-error.ts';
import { createSmtp } from '../mail/smtp.ts';
import { failed, ok, warning } from '../operator/application/data-checks.ts';
import { shownIdentity, type Identity } from '../supplier.ts';
import { plainWarnings } from '../transport.ts';
import { searchChecks, traceChecks } from './connections.ts';
import { causeOf, patience } from './patience.ts';

const megabyte = 1024 * 1024;

/** What was meant for a setting, and is none. */
export const unknownChecks = ({ unknown }: Pick<ServerConfig, 'unknown'>): readonly Check[] =>
  unknown.map(({ name, meant }) =>
    warning(name, 'is no setting, and has no effect', `Did you mean ${meant}? docs/operations.md has all settings.`),
  );

/** Whether the settings are such as a portal for others has. */
const settingsChecks = (config: ServerConfig, { supplier, support }: Identity): Check[] => {
  const { demo, publicUrl, smtpUrl, oidc, proxies } = config;
  const checks: Check[] = [];
  if (demo) checks.push(warning('DEMO', 'on: an empty database is filled with demo data', 'Set DEMO=off.'));
  if (publicUrl === null)
    checks.push(
      warning('PUBLIC_URL', 'not set: mails link to this machine', 'Set it to the address that customers use.'),
    );
  else if (publicUrl.startsWith('https:') && proxies === 0)
    checks.push(warning('TRUST_PROXY', 'off behind https', 'Set it to the number of proxies in front.'));
  if (smtpUrl === null && !demo)
    checks.push(warning('SMTP_URL', 'not set: mails are kept and reach nobody', 'Set SMTP_URL and MAIL_FROM.'));
  if (oidc === null && !demo)
    checks.push(
      warning(
        'OIDC_ISSUER',
        'not set: staff sign in by one-time links and passkeys',
        'Set OIDC_ISSUER to your sign-in provider.',
      ),
    );
  if (supplier.name === null)
    checks.push(
      warning(
        'SUPPLIER_NAME',
        'not set: papers and mails name no supplier',
        'Write it down at /connect/admin/supplier, or set the settings that begin with SUPPLIER_.',
      ),
    );
  else if (supplier.bank === null && Object.keys(supplier.banks ?? {}).length === 0)
    checks.push(
      warning(
        'SUPPLIER_IBAN',
        'not set: invoices do not say how to pay',
        'Add a bank account at /connect/admin/supplier, or set it or SUPPLIER_ACCOUNT_NO.',
      ),
    );
  if (support.email === null)
    checks.push(
      warning(
        'SUPPORT_EMAIL',
        'not set: nobody is told where to ask',
        'Write it down at /connect/admin/supplier, or set it, as the address of your customer service.',
      ),
    );
  for (const line of plainWarnings(config))
    checks.push(warning('TLS', line, 'Let it go by TLS, or keep that network to yourself.'));
  const without = settingNames.filter((name) => !config.given.includes(name));
  return [
    ok('settings', `given: ${config.given.join(', ') || 'none'}; as they are without: ${without.join(', ')}`),
    ok('KEEP_REMOVED_YEARS', `${config.keepRemovedYears}: so long is kept what a customer has whom you took out`),
    ok('REPLACE_PERCENT', `${config.replacePercent} % of a kind may go in a replacement that is not confirmed`),
    ok('PICTURE_HOSTS', config.pictureHosts.join(', ') || 'none: products name no pictures at other addresses'),
    ...unknownChecks(config),
    ...checks,
  ];
};

const keysCheck = (config: ServerConfig): Check => {
  if (config.tokenKeys)
    return ok('signing keys', `${config.tokenKeys.length} of TOKEN_KEYS, which signs with the first`);
  const file = keysFileOf(config);
  try {
    const keys = readKeys(file)?.keys;
    if (!keys) return ok('signing keys', `none in ${file} yet: the first start of a portal makes them`);
    const found = `${keys.length} in ${file}; ${keys[0].kid} signs`;
    if ((statSync(file).mode & 0o077) !== 0)
      return failed('signing keys', `${found}, and others can read it`, `chmod 600 ${file}`);
    const isShared = config.databaseUrl !== null && config.tokenKeysFile === null;
    return isShared
      ? warning(
          'signing keys',
          found,
          'Set TOKEN_KEYS or TOKEN_KEYS_FILE: every process on the PostgreSQL needs the same.',
        )
      : ok('signing keys', found);
  } catch (error) {
    return failed('signing keys', reasonOf(error), 'Put back the file, which is in no backup of the database.');
  }
};

const writable = 'Let this user write there, or set DATA_DIR to another folder.';

const diskCheck = async (config: ServerConfig): Promise<Check> => {
  const { dataDir } = config;
  const problem = folderProblem(dataDir);
  const hasKeys = config.tokenKeys === null && config.tokenKeysFile === null;
  if (problem !== null && !hasKeys && !keepsData(config))
    return warning(
      'disk',
      `${problem} Nothing is kept there, but commands do not find the portal that runs.`,
      writable,
    );
  if (problem !== null) return failed('disk', problem, writable);
  if (!existsSync(dataDir)) return ok('disk', `${dataDir} is made at the first start`);
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / megabyte);
  const [found, todo] = [`${free.toLocaleString('en-GB')} MB free for ${dataDir}`, 'Make room, or move DATA_DIR.'];
  if (free < 200) return failed('disk', found, todo);
  return free < 2048 ? warning('disk', found, todo) : ok('disk', found);
};

/** Whether mail can be sent, without sending any. */
export const mailCheck = async (smtpUrl: string): Promise<Check> => {
  const smtp = createSmtp(smtpUrl, '');
  try {
    await smtp.verify();
    return ok('mail server', 'answers, and lets the portal in');
  } catch (error) {
    return failed('mail server', reasonOf(error), 'See SMTP_URL: host, port, name and password.');
  } finally {
    smtp.close();
  }
};

const Discovery = v.object({ issuer: v.string(), authorization_endpoint: v.string(), token_endpoint: v.string() });

/** Whether a sign-in provider says of itself what the settings say, and has the same time. */
export const providerChecks = async (issuer: string, now: () => Date): Promise<Check[]> => {
  const todo = 'See OIDC_ISSUER: it must be to the letter what the provider calls itself.';
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return [failed('sign-in provider', `answers ${answer.status} at ${address}`, todo)];
    const found = v.safeParse(Discovery, await answer.json());
    if (!found.success) return [failed('sign-in provider', `is none: ${address}`, todo)];
    if (found.output.issuer !== issuer)
      return [failed('sign-in provider', `calls itself ${found.output.issuer}`, todo)];
    const seconds = Math.round(Math.abs(Date.parse(answer.headers.get('Date') ?? '') - now().getTime()) / 1000);
    const clock =
      seconds > 30
        ? [
            failed(
              'clock',
              `${seconds} s from the sign-in provider's`,
              'Let this machine take its time from the network (NTP).',
            ),
          ]
        : [];
    return [ok('sign-in provider', `answers as ${issuer}`), ...clock];
  } catch (error) {
    return [
      failed(
        'sign-in provider',
        `does not answer (${reasonOf(causeOf(error))})`,
        `See whether ${issuer} is reached from here.`,
      ),
    ];
  }
};

export interface Certificate {
  readonly validTo: Date;
  /** Why it is not believed; null when it is. */
  readonly problem: string | null;
}

const certificateOf = (host: string, port: number): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false, timeout: patience },
      () => {
        const { valid_to: validTo } = socket.getPeerCertificate();
        const error: unknown = socket.authorizationError;
        resolve({ validTo: new Date(validTo), problem: socket.authorized ? null : String(error) });
        socket.destroy();
      },
    );
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });

/** Whether a certificate holds, and for how long. */
export const judgeCertificate = (host: string, { validTo, problem }: Certificate, now: Date): Check => {
  const name = `certificate of ${host}`;
  const left = Math.floor((validTo.getTime() - now.getTime()) / millisecondsOfDay);
  const until = `until ${utcDayOf(validTo)}`;
  if (left < 0) return failed(name, `over, ${until}`, 'Renew it.');
  if (problem !== null)
    return failed(name, `is not believed (${problem})`, 'Use one of an authority that this machine knows.');
  return left < 14 ? warning(name, `good ${until}, ${left} days`, 'Renew it.') : ok(name, `good ${until}`);
};

/** The same of the one that a host shows now. */
export const certificateCheck = async (host: string, port: number, now: Date): Promise<Check> => {
  try {
    return judgeCertificate(host, await certificateOf(host, port), now);
  } catch (error) {
    const found = `cannot be read (${reasonOf(error)})`;
    return failed(`certificate of ${host}`, found, `See whether ${host}:${port} is reached from here.`);
  }
};

const secureHosts = (config: ServerConfig): readonly URL[] => {
  const { publicUrl, oidc, meili, apiHost, imageHost, smtpUrl, traces } = config;
  const urls = [publicUrl, oidc?.issuer, meili?.url, meili?.publicUrl, apiHost, imageHost, smtpUrl, traces?.url]
    .filter((url): url is string => typeof url === 'string' && URL.canParse(url))
    .map((url) => new URL(url))
    .filter(({ protocol }) => protocol === 'https:' || protocol === 'smtps:');
  return [...new Map(urls.map((url) => [url.host, url])).values()];
};

/** What the portal needs beside its database: settings, disk, and the servers of others; with the settings that were edited since its start, and whose portal it is where a portal that runs knows it. */
export const surroundingChecks = async (
  config: ServerConfig,
  now: () => Date,
  { edited = [], identity }: { readonly edited?: readonly string[] | undefined; readonly identity?: Identity } = {},
): Promise<readonly Check[]> => {
  const { smtpUrl, oidc } = config;
  const found = await Promise.all([
    diskCheck(config),
    searchChecks(config),
    traceChecks(config),
    ...(smtpUrl === null ? [] : [mailCheck(smtpUrl)]),
    ...(oidc === null ? [] : [providerChecks(oidc.issuer, now)]),
    ...secureHosts(config).map(({ hostname, port, protocol }) =>
      certificateCheck(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 443), now()),
    ),
  ]);
  return [
    ...(edited.length === 0
      ? []
      : [
          warning(
            'settings file',
            `says otherwise than when the portal started: ${edited.join(', ')}; what is below is of then`,
            'Restart the portal for it to count.',
          ),
        ]),
    ...settingsChecks(config, identity ?? shownIdentity(config, config.demo)),
    keysCheck(config),
    ...found.flat(),
  ];
};

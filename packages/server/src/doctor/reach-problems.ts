import type { ServerConfig } from '../config.ts';
import { searchFault } from './connections.ts';
import { mailCheck, providerChecks } from './probes.ts';

/** Milliseconds: whoever looks at a page waits for it. */
const patience = 4000;

const inTime = (asked: Promise<string | null>): Promise<string | null> =>
  Promise.race([
    asked,
    new Promise<string>((resolve) => {
      setTimeout(() => resolve(`no answer within ${patience / 1000} s`), patience).unref();
    }),
  ]);

/** Asks search, mail server and provider of the settings whether they can be used; answers why not, and null where they can or there is none. */
export const reachProblems = (
  { smtpUrl, oidc, meili, meiliMasterKey }: Pick<ServerConfig, 'smtpUrl' | 'oidc' | 'meili' | 'meiliMasterKey'>,
  now: () => Date,
): Readonly<Record<'search' | 'mails' | 'signIn', () => Promise<string | null>>> => ({
  search: async () => (meili === null ? null : inTime(searchFault(meili.url, meiliMasterKey ?? ''))),
  mails: async () => {
    if (smtpUrl === null) return null;
    return inTime(mailCheck(smtpUrl).then(({ state, found }) => (state === 'ok' ? null : found)));
  },
  signIn: async () => {
    if (oidc === null) return null;
    return inTime(
      providerChecks(oidc.issuer, now).then((checks) => checks.find(({ state }) => state === 'failed')?.found ?? null),
    );
  },
});

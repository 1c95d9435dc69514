import { openProvider } from '@connect/demo/sign-in-provider/app';
import type { PortalSide } from '@connect/demo/sign-in-provider/portal-side';
import type { Hono } from 'hono';
import { emailKey } from '../auth/application/email-key.ts';
import type { LoginLimiter } from '../auth/application/login-limiter.ts';
import type { Database } from '../database/open.ts';
import { derivedKey, type KeyRing } from '../key-ring.ts';
import type { OriginOf } from '../http/origin.ts';
import type { ServeOptions } from '../http/serve.ts';
import { overAddress, staffPage } from '../staff-sign-in/http/pages.ts';
import { callbackPath } from '../staff-sign-in/http/paths.ts';
import { createSignInStates } from './sign-in-states.ts';
import { addDemoPasswords, isStaffPassword } from './staff-accounts.ts';

export interface EmbeddedProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly database: Database;
  readonly keys: KeyRing;
  readonly now: () => Date;
  readonly limiter: LoginLimiter;
  readonly addressOf: ServeOptions['addressOf'];
  readonly originOf: OriginOf;
  readonly publicUrl: string | null;
  readonly basePath: string;
}

/** The demo's provider of staff, over the accounts and limits of this database. */
export const openEmbeddedProvider = async (options: EmbeddedProviderOptions): Promise<Hono> => {
  const { database, keys, now, limiter, addressOf, originOf, publicUrl, basePath, ...client } = options;
  const attempt: PortalSide['attempt'] = async (context, typed, password) => {
    const email = emailKey(typed);
    const counted = { email, address: addressOf(context) };
    const seconds = await limiter.take(counted);
    if (seconds !== null) return { kind: 'too-many', seconds };
    if (!(await isStaffPassword(database, email, password))) return { kind: 'wrong' };
    await limiter.forgive(counted);
    return { kind: 'right', email };
  };
  await addDemoPasswords(database);
  const provider = {
    ...client,
    states: createSignInStates(database, now),
    cookieKeys: keys.map((key) => derivedKey(key, 'demo-sign-in').toString('base64url')),
  };
  return openProvider(provider, {
    attempt,
    originOf,
    publicUrl,
    callbackPath,
    overAddress: (acceptLanguage) => overAddress(basePath, acceptLanguage),
    page: staffPage,
  });
};

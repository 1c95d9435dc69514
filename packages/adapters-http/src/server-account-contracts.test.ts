import {
  activeSessionsContract,
  companyUsersContract,
  contactServiceContract,
  helpArticlesContract,
  createMemorySessionTokens,
  orderMailsContract,
  ownDataContract,
  ownPasswordContract,
  passkeysContract,
  passwordsContract,
  registrationContract,
  secondFactorContract,
  secondFactorSignInContract,
} from '@connect/core/testing';
import * as v from 'valibot';
import { inject, vi } from 'vitest';
import { createHttpActiveSessions } from './http-active-sessions.ts';
import { createHttpAuthentication } from './http-authentication.ts';
import { createHttpCompanyUsers } from './http-company-users.ts';
import { createHttpContactService } from './http-contact-service.ts';
import { createHttpHelpArticles } from './http-help-articles.ts';
import { createHttpOrderMails } from './http-order-mails.ts';
import { createHttpOwnData } from './http-own-data.ts';
import { createHttpOwnPassword } from './http-own-password.ts';
import { createHttpPasskeys } from './http-passkeys.ts';
import { createHttpPasswords } from './http-passwords.ts';
import { createHttpRegistration } from './http-registration.ts';
import { createHttpSecondFactor } from './http-second-factor.ts';
import { createPortalClient } from './portal-client.ts';
import { newDevice } from './testing/new-device.ts';
import { totpCode } from './testing/totp.ts';

// Every contract of the own account's ports, against the real server and the mails it sends.
const password = 'Connect-demo-1';
const admin = 'priya@northgate.example';
const portalUrl = inject('portalUrl');

const connect = (language = 'en') => {
  const tokens = createMemorySessionTokens();
  const portal = createPortalClient({ host: portalUrl, tokens, onSignedOut: tokens.clear, language: () => language });
  return { tokens, portal, authentication: createHttpAuthentication(portal) };
};
type Connection = ReturnType<typeof connect>;

const signIn = async (email: string, secret: string): Promise<Connection> => {
  const connection = connect();
  const answer = await connection.authentication.login(email, secret);
  if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error(`${email} cannot sign in`);
  connection.tokens.set(answer.value.token);
  return connection;
};
let signedIn: Promise<Connection> | null = null;
const asAdmin = (): Promise<Connection> => (signedIn ??= signIn(admin, password));

const Mails = v.array(v.object({ subject: v.string(), text: v.string() }));
/** The link of a page in the last mail that someone got, waited for. */
const mailedLink = (email: string, page: string): Promise<URL> =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${portalUrl}/dev/mailbox?format=json&to=${encodeURIComponent(email)}`);
      const mails = v.parse(Mails, await answer.json());
      const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      const link = links.find((each) => each.includes(page));
      if (link === undefined) throw new Error(`${email} got no mail that leads to ${page}`);
      return new URL(link);
    },
    { timeout: 20_000, interval: 100 },
  );

let people = 0;
const unused = (): string => {
  people += 1;
  return `contract-${people}@northgate.example`;
};

/** Someone who was invited into the admin's company, and the signature of the mail's link. */
const invited = async () => {
  const email = unused();
  const users = createHttpCompanyUsers((await asAdmin()).portal);
  const answer = await users.invite({ email, permissions: ['View Orders'], spendLimit: null, storefront: '' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const link = await mailedLink(email, '/connect/register');
  return { email, signature: link.searchParams.get('_sig') ?? '' };
};

/** Someone who registered just now, signed in by it. */
const registered = async () => {
  const connection = connect();
  const { email, signature } = await invited();
  const form = { email, signature, firstName: 'Con', lastName: 'Tract', password: 'a sentence of old words' };
  const answer = await createHttpRegistration(connection.portal).register(form);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  connection.tokens.set(answer.value.token);
  return { ...connection, email, password: form.password };
};

registrationContract('the registration over HTTP', async () => ({
  registration: createHttpRegistration(connect().portal),
  ...(await invited()),
}));

passwordsContract('the passwords over HTTP', async () => {
  const { email, password: old } = await registered();
  const { portal, authentication } = connect();
  return {
    passwords: createHttpPasswords(portal),
    authentication,
    email,
    password: old,
    mailed: async () => (await mailedLink(email, '/connect/password-reset/')).pathname.split('/').at(-1) ?? '',
  };
});

orderMailsContract('the mails about orders over HTTP', async () => createHttpOrderMails((await registered()).portal));

ownDataContract('the own data over HTTP', async () => {
  const { portal, email } = await registered();
  return { ownData: createHttpOwnData(portal), email };
});

ownPasswordContract('the own password over HTTP', async () => {
  const { portal, email, password: old } = await registered();
  return {
    ownPassword: createHttpOwnPassword(portal),
    password: old,
    letsIn: async (secret) => (await connect().authentication.login(email, secret)).ok,
  };
});

secondFactorContract('the second factor over HTTP', async () => {
  const { portal, password } = await registered();
  return {
    secondFactor: createHttpSecondFactor(portal),
    password,
    codeOf: (secret) => totpCode(secret, Date.now()),
  };
});

/** Somebody of their own whose second factor is on, and its recovery codes. */
const withSecondFactor = async () => {
  const user = await registered();
  const secondFactor = createHttpSecondFactor(user.portal);
  const key = await secondFactor.setUp(user.password);
  const codes = key.ok ? await secondFactor.confirm(totpCode(key.value.secret, Date.now()), '') : key;
  if (!codes.ok || !('length' in codes.value)) throw new Error('The second factor was not turned on');
  return { ...user, codes: codes.value };
};

secondFactorSignInContract('the authentication over HTTP', async () => {
  const { email, password: secret, codes } = await withSecondFactor();
  const { tokens, authentication } = connect();
  return { authentication, tokens, email, password: secret, code: codes[0] ?? '' };
});

passkeysContract('the passkeys over HTTP', async () => {
  const [user, other] = [await withSecondFactor(), await withSecondFactor()];
  return {
    passkeys: createHttpPasskeys(user.portal),
    password: user.password,
    other: createHttpPasskeys(other.portal),
    otherPassword: other.password,
    newDevice: () => newDevice(portalUrl),
  };
});

activeSessionsContract('the active sessions over HTTP', async () => {
  const { portal, email, password: secret } = await registered();
  const other = await signIn(email, secret);
  return {
    here: createHttpActiveSessions(portal),
    there: createHttpActiveSessions(other.portal),
    password: secret,
  };
});

companyUsersContract("the company's users over HTTP", async () => ({
  users: createHttpCompanyUsers((await asAdmin()).portal),
  other: 'sam@northgate.example',
  unused,
}));

contactServiceContract('the contact service over HTTP', async () => createHttpContactService((await asAdmin()).portal));

helpArticlesContract('the help articles over HTTP', async (written) => {
  const answer = await fetch(`${portalUrl}/api/integration/v1/help-articles`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${inject('operatorToken')}` },
    body: JSON.stringify(written),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (language) => createHttpHelpArticles(connect(language).portal);
});

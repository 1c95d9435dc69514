import { randomUUID } from 'node:crypto';
import { addStaff } from '@connect/contract/operator/people';
import { createMemorySessionTokens, staffPasskeysContract } from '@connect/core/testing';
import * as v from 'valibot';
import { afterAll, beforeAll } from 'vitest';
import { createHttpAuthentication } from './http-authentication.ts';
import { createHttpStaffPasskeys } from './http-passkeys.ts';
import { createPortalClient } from './portal-client.ts';
import { newDevice } from './testing/new-device.ts';
import { startEmptyPortal } from './testing/start-portal.ts';

// The shared server has the demo's sign-in provider, with which staff have no passkeys.
let server: Awaited<ReturnType<typeof startEmptyPortal>>;
beforeAll(async () => {
  server = await startEmptyPortal();
});
afterAll(() => server?.close());

const connect = () => {
  const tokens = createMemorySessionTokens();
  const portal = createPortalClient({ host: server.url, tokens, onSignedOut: tokens.clear, language: () => 'en' });
  return { tokens, portal, authentication: createHttpAuthentication(portal) };
};

/** A member of staff of their own, who came by a one-time link. */
const member = async () => {
  const email = `${randomUUID()}@connect.example`;
  const answer = await fetch(new URL(addStaff.path, server.url), {
    method: addStaff.method,
    headers: { Authorization: `Bearer ${server.operatorToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, firstName: 'Con', lastName: 'Tract', position: 'account-manager', withLink: true }),
  });
  const { link } = v.parse(v.object({ link: v.string() }), await answer.json());
  const { tokens, portal, authentication } = connect();
  const signedIn = await authentication.loginWithCode({ code: new URL(link).hash.slice(1) });
  if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.refusal));
  tokens.set(signedIn.value.token);
  return { email, passkeys: createHttpStaffPasskeys(portal) };
};
/** Who adds none: so many may sign in from one address in a minute. */
let another: ReturnType<typeof member> | null = null;

staffPasskeysContract('the passkeys of staff over HTTP', async () => ({
  ...(await member()),
  other: (await (another ??= member())).passkeys,
  newDevice: () => newDevice(server.url),
  signedInBy: async (passkey) => {
    const answer = await connect().authentication.loginWithCode({ passkey });
    return answer.ok ? answer.value.user.email : null;
  },
}));

import { createMemorySessionTokens } from '@connect/core/testing';
import { createHttpAuthentication } from '../http-authentication.ts';
import { createPortalClient, type PortalClient } from '../portal-client.ts';
import { staffCode } from './staff-code.ts';

/** Of everybody in the demo. */
const password = 'Connect-demo-1';

const connect = (url: string) => {
  const tokens = createMemorySessionTokens();
  const portal = createPortalClient({ host: url, tokens, onSignedOut: tokens.clear, language: () => 'en' });
  return { tokens, portal, authentication: createHttpAuthentication(portal) };
};

/** The portal in a session of its own of one of the demo's customers. */
export const signIn = async (url: string, email: string): Promise<PortalClient> => {
  const { tokens, portal, authentication } = connect(url);
  const answer = await authentication.login(email, password);
  if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error(`${email} cannot sign in`);
  tokens.set(answer.value.token);
  return portal;
};

/** The same of one of its staff. */
export const signInStaff = async (url: string, email: string): Promise<PortalClient> => {
  const { tokens, portal, authentication } = connect(url);
  const answer = await authentication.loginWithCode({ code: await staffCode(url, email, password) });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  tokens.set(answer.value.token);
  return portal;
};

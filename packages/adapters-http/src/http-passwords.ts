import { passwordEmail, passwordReset } from '@connect/contract/account-links';
import type { Passwords } from '@connect/core/ports/passwords';
import type { PortalClient } from './portal-client.ts';
import { toSignInStep } from './sign-in-step.ts';
import { timeZone } from './time-zone.ts';
import { answered } from './translated.ts';

/** Forgotten passwords over HTTP. */
export const createHttpPasswords = (portal: PortalClient): Passwords => ({
  sendReset: async (email, storefront) =>
    answered(await portal.json(passwordEmail, { body: { email, storefront } }), () => null),
  reset: async ({ token, email, password, confirmation, storefront }) => {
    const body = { token, email, password, password_confirmation: confirmation, storefront, ...timeZone() };
    return answered(await portal.json(passwordReset, { body }), toSignInStep);
  },
});

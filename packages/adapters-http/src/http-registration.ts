import { register } from '@connect/contract/account-links';
import type { Registration } from '@connect/core/ports/registration';
import type { PortalClient } from './portal-client.ts';
import { toSignedIn } from './signed-in-of-wire.ts';
import { timeZone } from './time-zone.ts';
import { answered } from './translated.ts';

/** Registering over HTTP. */
export const createHttpRegistration = (portal: PortalClient): Registration => ({
  register: async ({ email, password, firstName, lastName, signature }) => {
    const body = { email, password, first_name: firstName, last_name: lastName, signature, ...timeZone() };
    return answered(await portal.json(register, { body }), toSignedIn);
  },
});

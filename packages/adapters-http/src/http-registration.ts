import { invitation, register } from '@connect/contract/account-links';
import { ok } from '@connect/core/domain/result';
import type { Registration } from '@connect/core/ports/registration';
import type { PortalClient } from './portal-client.ts';
import { timeZone } from './time-zone.ts';

/** Registering over HTTP. */
export const createHttpRegistration = (portal: PortalClient): Registration => ({
  isOpen: async ({ email, signature }) => {
    const answer = await portal.json(invitation, { body: { email, signature } });
    return answer.ok ? ok(answer.value.isOpen) : answer;
  },
  register: ({ email, password, firstName, lastName, signature }) => {
    const body = { email, password, first_name: firstName, last_name: lastName, signature, ...timeZone() };
    return portal.json(register, { body });
  },
});

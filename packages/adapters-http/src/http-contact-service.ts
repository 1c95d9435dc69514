import { contact } from '@connect/contract/contact';
import type { ContactService } from '@connect/core/ports/contact-service';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** Messages to the supplier over HTTP. */
export const createHttpContactService = (portal: PortalClient): ContactService => ({
  send: async (message) => answered(await portal.json(contact, { body: message }), ({ reference }) => reference),
});

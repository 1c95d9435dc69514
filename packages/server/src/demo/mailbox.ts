import { createMailboxApp, mailboxPath } from '@connect/demo/mailbox/app';
import { stylesheet } from '@connect/demo/mailbox/stylesheet';
import { Hono } from 'hono';
import type { Environment } from '../http/environment.ts';
import { logo, serveLook } from '../http/page-look.ts';
import type { Mailbox } from '../mail/mailbox.ts';

/** The demo's pages of kept mails, in the look of all pages that the server writes itself. */
export const openMailbox = (mailbox: Mailbox): Hono<Environment> => {
  const app = new Hono<Environment>();
  serveLook(app, mailboxPath, stylesheet);
  app.mount('/', createMailboxApp(mailbox, logo).fetch);
  return app;
};

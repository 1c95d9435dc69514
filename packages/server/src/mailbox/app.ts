import { Hono, type Context } from 'hono';
import type { Environment } from '../http/environment.ts';
import { serveLook } from '../http/page-look.ts';
import { notFound } from '../http/refusal.ts';
import { refuse } from '../http/serve.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import { listPage, mailPage } from './pages.ts';
import { stylesheet } from './stylesheet.ts';

/** Where the shell puts it. */
export const mailboxPath = '/dev/mailbox';

/** For a mail's own HTML, shown in a frame: nothing runs, nothing is fetched, styles are those it brings. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

const noStore = { 'Cache-Control': 'no-store' };

const toWire = ({ id, at, recipient, subject, text, html }: KeptMail) => ({
  id,
  at: at.toISOString(),
  to: recipient,
  subject,
  text,
  html,
});

const wantsJson = (context: Context): boolean =>
  context.req.query('format') === 'json' || (context.req.header('Accept') ?? '').startsWith('application/json');

/** The mails of a demo, for whoever tries it: a list, a page a mail, and the same as JSON. */
export const createMailboxApp = (mailbox: Mailbox): Hono<Environment> => {
  const app = new Hono<Environment>();
  const mailOf = async (context: Context): Promise<KeptMail | null> => {
    const id = context.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? mailbox.find(id) : null;
  };
  app.get(mailboxPath, async (context) => {
    const to = context.req.query('to')?.trim().replaceAll('\0', '') || undefined;
    const mails = await mailbox.list(to);
    return wantsJson(context)
      ? context.json(mails.map(toWire), 200, noStore)
      : context.html(listPage(mails, to), 200, noStore);
  });
  serveLook(app, mailboxPath, stylesheet);
  app.get(`${mailboxPath}/:id`, async (context) => {
    const mail = await mailOf(context);
    if (!mail) return refuse(context, notFound);
    return wantsJson(context) ? context.json(toWire(mail), 200, noStore) : context.html(mailPage(mail), 200, noStore);
  });
  app.get(`${mailboxPath}/:id/html`, async (context) => {
    const mail = await mailOf(context);
    if (!mail) return refuse(context, notFound);
    // Links of a mail open beside the mailbox, as they do in a mail client.
    const html = mail.html.replace('<head>', '<head><base target="_blank">');
    return context.html(html, 200, { ...noStore, 'Content-Security-Policy': mailPolicy });
  });
  app.notFound((context) => refuse(context, notFound));
  return app;
};

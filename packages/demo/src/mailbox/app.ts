import { Hono, type Context } from 'hono';
import { notFound } from '../refusal.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import { listPage, mailPage } from './pages.ts';

/** Where it is. */
export const mailboxPath = '/dev/mailbox';

/** For a mail's own HTML, shown in a frame: nothing runs, nothing is fetched but the portal's logo, styles are those it brings. */
const mailPolicy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

const noStore = { 'Cache-Control': 'no-store' };

const toWire = ({ id, at, recipient, subject, text, html, attachments }: KeptMail) => ({
  id,
  at: at.toISOString(),
  to: recipient,
  subject,
  text,
  html,
  attachments,
});

const wantsJson = (context: Context): boolean =>
  context.req.query('format') === 'json' || (context.req.header('Accept') ?? '').startsWith('application/json');

/**
 * The mails of a demo, for whoever tries it: a list, a page a mail, and the same as JSON. Its pages are given the portal's `logo`, and look
 * for their stylesheet at `style.css` beside them.
 */
export const createMailboxApp = (mailbox: Mailbox, logo: string): Hono => {
  const app = new Hono();
  const mailOf = async (context: Context): Promise<KeptMail | null> => {
    const id = context.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? mailbox.find(id) : null;
  };
  app.get(mailboxPath, async (context) => {
    const to = context.req.query('to')?.trim().replaceAll('\0', '') || undefined;
    const mails = await mailbox.list(to);
    return wantsJson(context)
      ? context.json(mails.map(toWire), 200, noStore)
      : context.html(listPage(logo, mails, to), 200, noStore);
  });
  app.get(`${mailboxPath}/:id`, async (context) => {
    const mail = await mailOf(context);
    if (!mail) return notFound(context);
    return wantsJson(context)
      ? context.json(toWire(mail), 200, noStore)
      : context.html(mailPage(logo, mail), 200, noStore);
  });
  app.get(`${mailboxPath}/:id/html`, async (context) => {
    const mail = await mailOf(context);
    if (!mail) return notFound(context);
    // Links of a mail open beside the mailbox, as they do in a mail client.
    const html = mail.html.replace('<head>', '<head><base target="_blank">');
    return context.html(html, 200, { ...noStore, 'Content-Security-Policy': mailPolicy });
  });
  app.get(`${mailboxPath}/:id/attachments/:place{\\d}`, async (context) => {
    const mail = await mailOf(context);
    const found = mail && (await mailbox.attachment(mail.id, Number(context.req.param('place'))));
    if (!found) return notFound(context);
    return context.body(new Uint8Array(found.bytes), 200, { ...noStore, 'Content-Type': 'application/pdf' });
  });
  app.notFound(notFound);
  return app;
};

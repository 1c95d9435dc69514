import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../transport.ts';
import { logoFile } from '../brand.ts';
import { logoSource, type SendMail } from './mail.ts';

const pdf = 'application/pdf';

/** Milliseconds: a mail server that does not answer must not hold up the mails behind it for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** What a mail says, read by the server's leave to send it: broken off before its end, it is no mail. */
const whileItMayGo = (content: Readable, mayGo: () => boolean): Readable =>
  Readable.from(
    (async function* () {
      const look = (): void => {
        if (!mayGo()) throw new Error('this process may not send it any more');
      };
      look();
      for await (const part of content) {
        yield part;
        look();
      }
    })(),
  );

/** The address of a sender such as `Connect <connect@example.com>`. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * Sends by the SMTP server of a URL; `from` is an address, with a name if wanted. Nothing is said in clear to a server elsewhere, and
 * so nothing where it offers no STARTTLS, unless the scheme is `smtp+insecure:`.
 */
export const createSmtp = (
  url: string,
  from: string,
): { send: SendMail; verify: () => Promise<void>; close: () => void } => {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const open = () =>
    createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
      ...timeouts,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    });
  const transport = open();
  return {
    send: async ({ to, replyTo, subject, text, html, attachments = [], sender, logo, requestId }, mayGo) => {
      // As an object: an address is never read as a list of several.
      const reply = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      // A connection for each is made anyway.
      const guarded = open();
      if (mayGo)
        guarded.use('stream', ({ message }, done) => {
          message.processFunc((content) => whileItMayGo(content, mayGo));
          done();
        });
      await guarded.sendMail({
        from: sender === undefined ? from : { name: sender, address: addressIn(from) },
        to: { name: '', address: to },
        ...reply,
        ...(requestId !== undefined && { headers: { 'X-Request-Id': requestId } }),
        subject,
        text,
        html,
        attachments: [
          ...(logo
            ? [
                {
                  filename: logoFile(logo),
                  content: Buffer.from(logo.bytes),
                  contentType: logo.type,
                  contentDisposition: 'inline' as const,
                  cid: logoSource.replace('cid:', ''),
                },
              ]
            : []),
          ...attachments.map(({ fileName, bytes }) => ({
            filename: fileName,
            content: Buffer.from(bytes),
            contentType: pdf,
          })),
        ],
      });
    },
    /** Connects and signs in, and sends nothing; rejects where that cannot be. */
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};

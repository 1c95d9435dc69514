import { escapeHtml } from '../escape-html.ts';
import type { KeptMail } from './mailbox.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
const timeOf = (at: Date): string => `<time datetime="${at.toISOString()}">${moment.format(at)} UTC</time>`;

const page = (logo: string, title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Mailbox · Connect</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/mailbox/style.css">
</head>
<body>
<header><a href="/dev/mailbox">${logo}<span>Connect</span></a><p>Mailbox of the demo</p></header>
<main>
${body}
</main>
</body>
</html>
`;

const listItem = ({ id, at, recipient, subject }: KeptMail): string =>
  `<li><a href="/dev/mailbox/${id}"><span class="subject">${escapeHtml(subject)}</span><span class="to">${escapeHtml(recipient)}</span>${timeOf(at)}</a></li>`;

/** The mails, newest first; `to` is the address they are narrowed to. */
export const listPage = (logo: string, mails: readonly KeptMail[], to: string | undefined): string => {
  const empty = to === undefined ? 'No emails yet.' : 'No emails to this address yet.';
  const list = mails.length > 0 ? `<ul>${mails.map(listItem).join('')}</ul>` : `<p class="empty">${empty}</p>`;
  return page(
    logo,
    'Mails',
    `<h1>Mails</h1>
<p class="lead">This portal runs on demo data, so its mails are kept here instead of being sent.</p>
<form><label for="to">Sent to</label><div><input id="to" name="to" type="search" value="${escapeHtml(to ?? '')}" autocomplete="off" spellcheck="false"><button>Show</button></div></form>
${list}`,
  );
};

/** A text with its addresses as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');

const attachmentLinks = ({ id, attachments }: KeptMail): string =>
  attachments
    .map((name, place) => `<a href="/dev/mailbox/${id}/attachments/${place}">${escapeHtml(name)}</a>`)
    .join(', ');

/** One mail: its HTML in a frame that runs nothing, and its text. */
export const mailPage = (logo: string, mail: KeptMail): string =>
  page(
    logo,
    mail.subject,
    `<p class="back"><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><div><dt>To</dt><dd><a href="/dev/mailbox?to=${encodeURIComponent(mail.recipient)}">${escapeHtml(mail.recipient)}</a></dd></div><div><dt>Sent</dt><dd>${timeOf(mail.at)}</dd></div>${mail.attachments.length === 0 ? '' : `<div><dt>Files</dt><dd>${attachmentLinks(mail)}</dd></div>`}</dl>
<h2>As it looks</h2>
<iframe src="/dev/mailbox/${mail.id}/html" title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre tabindex="0">${linked(mail.text)}</pre>`,
  );

import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address so far, the newest first. */
export const mailsTo = async (api: APIRequestContext, to: string): Promise<readonly Mail[]> => {
  const answer = await api.get('/dev/mailbox', { params: { format: 'json', to } });
  expect(answer.status()).toBe(200);
  return answer.json();
};

/** Waits until so many mails to an address are there, and answers the newest. */
export const mailTo = async (api: APIRequestContext, to: string, count = 1): Promise<Mail> => {
  let mails: readonly Mail[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(api, to);
      return mails.length;
    })
    .toBe(count);
  const [newest] = mails;
  if (!newest) throw new Error(`No mail to ${to} came`);
  return newest;
};

/** Path and query of the link in a mail that leads to a page such as `register`, in the text and in the HTML alike. */
export const linkIn = ({ text, html }: Mail, page: string): string => {
  const [address] = new RegExp(`https?://\\S+/connect/${page}\\S+`).exec(text) ?? [];
  if (address === undefined) throw new Error(`The mail has no link to ${page}: ${text}`);
  expect(html.replaceAll('&amp;', '&')).toContain(`"${address}"`);
  const { pathname, search } = new URL(address);
  return pathname + search;
};

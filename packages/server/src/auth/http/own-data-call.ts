import { calls } from '@connect/contract/calls';
import { ownDataType } from '@connect/contract/own-data';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { unauthenticated } from '../../refusal.ts';
import { SavedFile } from '../../saved-file.ts';
import type { SecurityEvents } from '../application/security-events.ts';

/** Rows by their tables; null where nobody has the email. */
type HeldOf = (email: string) => Promise<Record<string, Record<string, unknown>[]> | null>;

/** What a mail said stays out: a link to a new password would be good for whoever has the file. */
const withoutTexts = ({ text: _text, html: _html, ...mail }: Record<string, unknown>) => mail;

/** The call that hands out what is kept of somebody, to themselves. */
export const serveOwnDataCall = (
  serve: Serve,
  { held, events }: { held: HeldOf; events: Pick<SecurityEvents, 'note'> },
): void => {
  serve(calls.ownData, async ({ user, ...origin }) => {
    await events.note({ kind: 'data-downloaded', means: null, userId: user.id }, origin);
    const found = await held(user.email);
    if (!found) return refused(unauthenticated);
    const { mailbox = [], ...rows } = found;
    const data = { ...rows, ...(mailbox.length > 0 && { mailbox: mailbox.map(withoutTexts) }) };
    const bytes = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`);
    return ok(new SavedFile('my-data.json', async () => bytes, ownDataType));
  });
};

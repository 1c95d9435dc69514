import { randomBytes, randomUUID } from 'node:crypto';
import type { InvitationForm } from '@connect/core/domain/access/company-user';
import { isAdministrator } from '@connect/core/domain/access/user-authority';
import { invitationRefusal } from '@connect/core/domain/access/user-edit';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { invitationLife } from '../../auth/application/invitation-signature.ts';
import type { Database } from '../../database/open.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import { recordActivity, type ActivityEntry } from '../database/activity.ts';
import { changeCompany, limitIn, limitOf, type Company, type Editing } from '../database/company.ts';
import { noAdministrator, notHere, type UsersRefusal } from './refusals.ts';

/** Invitation mails a company can have sent in an hour. */
export const invitationsPerHour = 100;
const hour = 60 * 60 * 1000;

/** Invitations into the editor's company; the first two answer the invitation's id. */
export interface Inviting {
  /** An email with an account elsewhere is invited like any other: the mail tells its owner. */
  invite(editing: Editing, form: InvitationForm): Promise<Result<string, UsersRefusal>>;
  /** Sends it again with a new link; the old one ends. */
  resend(editing: Editing, id: string, storefront: string): Promise<Result<string, UsersRefusal>>;
  revoke(editing: Editing, id: string): Promise<Result<null, UsersRefusal>>;
}

export const createInviting = ({ database, now }: { database: Database; now: () => Date }): Inviting => {
  const openInvitations = ({ trx, customerNo }: Company) =>
    trx
      .selectFrom('invitations')
      .selectAll()
      .where('customer_no', '=', customerNo)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null);

  const record = (
    { trx, customerNo, editor }: Company,
    entry: Pick<ActivityEntry, 'kind' | 'subject' | 'added' | 'spendLimit'>,
  ): Promise<void> => recordActivity(trx, { customerNo, at: now(), actor: editor.row, ...entry });

  /** The seconds until the company may have another invitation sent; null when it may now. */
  const wait = async ({ trx, customerNo }: Company): Promise<number | null> => {
    const since = new Date(now().getTime() - hour);
    const first = await trx
      .selectFrom('activity')
      .select('at')
      .where('customer_no', '=', customerNo)
      .where('kind', 'in', ['invited', 'invitation-resent'])
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .offset(invitationsPerHour - 1)
      .limit(1)
      .executeTakeFirst();
    return first ? Math.ceil((first.at.getTime() - since.getTime()) / 1000) : null;
  };

  /** Why a mail with these rights may not go to this email; null when it may. */
  const sendingRefusal = async (
    company: Company,
    invited: Pick<InvitationForm, 'email' | 'permissions' | 'spendLimit'>,
  ): Promise<UsersRefusal | null> => {
    const { email } = invited;
    const refusal = invitationRefusal(company.editor, invited);
    if (refusal) return refusal;
    if (company.members.some(({ row }) => row.email === email)) return { kind: 'already-a-user', email };
    const seconds = await wait(company);
    return seconds === null ? null : { kind: 'too-many-invitations', seconds };
  };

  /** Sent by the editor from now on: what it gives is theirs to give, and the link of before ends with its nonce. */
  const sent = ({ editor }: Company) => ({
    invited_by: editor.id,
    nonce: randomBytes(16).toString('base64url'),
    sent_at: now(),
    expires_at: new Date(now().getTime() + invitationLife),
  });

  return {
    invite: (editing, form) =>
      changeCompany(database, editing, async (company) => {
        const { trx, customerNo } = company;
        const limit = limitIn(company, form.spendLimit);
        if (!limit.ok) return limit;
        const { value: spendLimit } = limit;
        const email = form.email.toLowerCase();
        const refusal = await sendingRefusal(company, { email, permissions: form.permissions, spendLimit });
        if (refusal) return refused(refusal);
        const permissions = [...new Set(form.permissions)];
        const known = await openInvitations(company).where('email', '=', email).executeTakeFirst();
        if (known && known.expires_at > now()) return refused({ kind: 'already-invited', email });
        const invited = { permissions, spend_limit: spendLimit?.minor ?? null, ...sent(company) };
        const id = known?.id ?? randomUUID();
        if (known) await trx.updateTable('invitations').set(invited).where('id', '=', id).execute();
        else
          await trx
            .insertInto('invitations')
            .values({ id, customer_no: customerNo, email, ...invited })
            .execute();
        await record(company, { kind: 'invited', subject: email, added: permissions, spendLimit });
        await queueMail(trx, { kind: 'invitation', payload: { invitationId: id, storefront: form.storefront } });
        return ok(id);
      }),
    resend: (editing, id, storefront) =>
      changeCompany(database, editing, async (company) => {
        const { trx } = company;
        const known = await openInvitations(company).where('id', '=', id).executeTakeFirst();
        if (!known) return refused(notHere);
        const { email, permissions } = known;
        const spendLimit = limitOf(known.spend_limit, company.currency);
        const refusal = await sendingRefusal(company, { email, permissions, spendLimit });
        if (refusal) return refused(refusal);
        await trx.updateTable('invitations').set(sent(company)).where('id', '=', id).execute();
        await record(company, { kind: 'invitation-resent', subject: email });
        await queueMail(trx, { kind: 'invitation', payload: { invitationId: known.id, storefront } });
        return ok(known.id);
      }),
    revoke: (editing, id) =>
      changeCompany(database, editing, async (company) => {
        if (!isAdministrator(company.editor)) return refused(noAdministrator);
        const known = await openInvitations(company).where('id', '=', id).executeTakeFirst();
        if (!known) return refused(notHere);
        await company.trx.updateTable('invitations').set({ revoked_at: now() }).where('id', '=', id).execute();
        await record(company, { kind: 'invitation-revoked', subject: known.email });
        return ok(null);
      }),
  };
};

import { randomBytes, randomUUID } from 'node:crypto';
import type { InvitationForm } from '@connect/core/domain/access/company-user';
import { isAdministrator } from '@connect/core/domain/access/user-authority';
import { invitationRefusal } from '@connect/core/domain/access/user-edit';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { invitationLife } from '../../auth/application/invitation-signature.ts';
import type { ActivityEntry } from './activity.ts';
import {
  changeCompany,
  limitIn,
  nameOf,
  type Companies,
  type Company,
  type Editing,
  type InvitedRights,
  type Sending,
} from './company.ts';
import { noAdministrator, notHere, type UsersRefusal } from './refusals.ts';

/** Invitation mails a company can have sent in an hour. */
export const invitationsPerHour = 100;
const hour = 60 * 60 * 1000;

/** Invitations into the editor's company; the first two answer the invitation's id. */
export interface Inviting {
  /** An email with an account elsewhere is invited like any other: the mail tells its owner. The supplier may invite again, as `resend` does. */
  invite(editing: Editing, form: InvitationForm): Promise<Result<string, UsersRefusal>>;
  /** Sends it again with a new link; the old one ends. */
  resend(editing: Editing, id: string, storefront: string): Promise<Result<string, UsersRefusal>>;
  revoke(editing: Editing, id: string): Promise<Result<null, UsersRefusal>>;
}

export const createInviting = ({ companies, now }: { companies: Companies; now: () => Date }): Inviting => {
  const record = (
    { editor, editorId, ...company }: Company,
    entry: Pick<ActivityEntry, 'kind' | 'subject' | 'added' | 'spendLimit'>,
  ): Promise<void> => company.record({ at: now(), actor: { id: editorId, name: nameOf(editor) }, ...entry });

  const addInvitedEvent = (
    { editor, customerNo, addEvents }: Company,
    email: string,
    { permissions, spendLimit }: InvitedRights,
  ): Promise<void> => {
    const data = { customerNo, email, permissions: [...permissions], spendLimit, by: nameOf(editor) };
    return addEvents([{ kind: 'user.invited', at: now(), data }]);
  };

  /** The seconds until the company may have another invitation sent; null when it may now. */
  const wait = async (company: Company): Promise<number | null> => {
    const since = new Date(now().getTime() - hour);
    const first = await company.sentBefore(invitationsPerHour - 1, since);
    return first ? Math.ceil((first.getTime() - since.getTime()) / 1000) : null;
  };

  /** Why a mail with these rights may not go to this email; null when it may. */
  const sendingRefusal = async (
    company: Company,
    invited: Pick<InvitationForm, 'email' | 'permissions' | 'spendLimit'>,
  ): Promise<UsersRefusal | null> => {
    const { email } = invited;
    const refusal = invitationRefusal(company.editor, invited);
    if (refusal) return refusal;
    if (company.members.some((member) => member.email === email)) return { kind: 'already-a-user', email };
    const seconds = await wait(company);
    return seconds === null ? null : { kind: 'too-many-invitations', seconds };
  };

  /** Sent by the editor from now on: what it gives is theirs to give, and the link of before ends with its nonce. */
  const sent = ({ editor, editorId }: Company): Sending => ({
    invitedBy: editorId === null ? { supplier: nameOf(editor) } : { id: editorId },
    nonce: randomBytes(16).toString('base64url'),
    sentAt: now(),
    expiresAt: new Date(now().getTime() + invitationLife),
  });

  return {
    invite: (editing, form) =>
      changeCompany(companies, editing, async (company) => {
        const limit = limitIn(company, form.spendLimit);
        if (!limit.ok) return limit;
        const { value: spendLimit } = limit;
        const email = form.email.toLowerCase();
        const refusal = await sendingRefusal(company, { email, permissions: form.permissions, spendLimit });
        if (refusal) return refused(refusal);
        const permissions = [...new Set(form.permissions)];
        const known = await company.openInvitation({ email });
        // The supplier has no list to send it again from.
        if (known && known.expiresAt > now() && company.editorId !== null)
          return refused({ kind: 'already-invited', email });
        const id = known?.id ?? randomUUID();
        await company.invite(id, email, { permissions, spendLimit }, sent(company));
        await record(company, { kind: 'invited', subject: email, added: permissions, spendLimit });
        await addInvitedEvent(company, email, { permissions, spendLimit });
        await company.queueMail({ kind: 'invitation', payload: { invitationId: id, storefront: form.storefront } });
        return ok(id);
      }),
    resend: (editing, id, storefront) =>
      changeCompany(companies, editing, async (company) => {
        const known = await company.openInvitation({ id });
        if (!known) return refused(notHere);
        const refusal = await sendingRefusal(company, known);
        if (refusal) return refused(refusal);
        await company.resend(known.id, sent(company));
        await record(company, { kind: 'invitation-resent', subject: known.email });
        await addInvitedEvent(company, known.email, known);
        await company.queueMail({ kind: 'invitation', payload: { invitationId: known.id, storefront } });
        return ok(known.id);
      }),
    revoke: (editing, id) =>
      changeCompany(companies, editing, async (company) => {
        if (!isAdministrator(company.editor)) return refused(noAdministrator);
        const known = await company.openInvitation({ id });
        if (!known) return refused(notHere);
        await company.revoke(known.id, now());
        await record(company, { kind: 'invitation-revoked', subject: known.email });
        const { customerNo, editor, addEvents } = company;
        const data = { customerNo, email: known.email, by: nameOf(editor) };
        await addEvents([{ kind: 'user.invitation_revoked', at: now(), data }]);
        return ok(null);
      }),
  };
};

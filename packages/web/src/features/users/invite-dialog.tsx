import type { Invitation } from '@connect/core/domain/access/company-user';
import { invitationRefusal } from '@connect/core/domain/access/user-edit';
import type { Member } from '@connect/core/domain/access/user-authority';
import { userPresets } from '@connect/core/domain/access/user-presets';
import { isUnanswered } from '@connect/core/ports/failure';
import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccessFields } from './access-fields.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { problemOf, ruleProblem } from '../../shared/forms/form-problem.ts';
import type { FormProblem } from '../../shared/forms/form-problem.ts';
import { useLimitNotation } from './use-limit.ts';
import { useCommand } from '../../shared/query/use-command.ts';

/** Of the draft. */
const name = 'invitation';

interface InviteDialogProps {
  /** Who invites, as far as the rules look. */
  editor: Member;
  storefront: string;
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
  /** The invitation may be there, or is there already. */
  onMaybeInvited: () => void;
}

/** The form that invites somebody by email. What was typed stays when it is refused. */
export function InviteDialog({ editor, storefront, onClose, onInvited, onMaybeInvited }: InviteDialogProps) {
  const t = useTranslate();
  const { inviteUser } = useAccount();
  const notation = useLimitNotation(editor.spendLimit);
  const refusalOf = (permissions: readonly string[]) =>
    invitationRefusal(editor, { permissions, spendLimit: editor.spendLimit });
  const [draft, setDraft, forget] = useDraft(name, () => ({
    email: '',
    permissions: refusalOf(userPresets.viewer) === null ? (userPresets.viewer as readonly string[]) : [],
    limit: notation.write(editor.spendLimit),
  }));
  const [problem, setProblem] = useState<FormProblem>({});
  const { busy, run } = useCommand(inviteUser);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (): Promise<void> => {
    const spendLimit = notation.read(draft.limit);
    if (spendLimit === undefined) return setProblem({ limit: t('Enter an amount, for example 1,500.00.') });
    const refusal = invitationRefusal(editor, { permissions: draft.permissions, spendLimit });
    if (refusal) return setProblem(ruleProblem(t, refusal));
    setProblem({});
    const answer = await run({ email: draft.email, permissions: draft.permissions, spendLimit, storefront });
    if (!answer) return;
    if (!answer.ok) {
      if (isUnanswered(answer.refusal) || answer.refusal.message?.code === 'already_invited') onMaybeInvited();
      return setProblem(problemOf(t, answer.refusal));
    }
    forget();
    onInvited(answer.value);
  };
  return (
    <FormDialog
      size="wide"
      title={t('Invite a user')}
      submit={t('Send invitation')}
      lead={t('We’ll email a link that works once and expires after 7 days.')}
      busy={busy}
      draft={name}
      form={form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ErrorSummary form={form} found={problem} />
      <EmailField value={draft.email} onEmail={(email) => setDraft({ ...draft, email })} error={problem.email} />
      <AccessFields
        draft={draft}
        onDraft={(access) => setDraft({ ...draft, ...access })}
        held={[]}
        refusalOf={refusalOf}
        limitError={problem.limit}
      />
      {problem.form !== undefined && <Notice>{problem.form}</Notice>}
    </FormDialog>
  );
}

import type { Invitation } from '@connect/core/domain/access/company-user';
import { invitationRefusal } from '@connect/core/domain/access/user-edit';
import type { Member } from '@connect/core/domain/access/user-authority';
import { maxEmail } from '@connect/core/domain/access/user';
import { userPresets } from '@connect/core/domain/access/user-presets';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccessFields } from './access-fields.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { problemOf, ruleProblem } from '../../shared/forms/form-problem.ts';
import type { FormProblem } from '../../shared/forms/form-problem.ts';
import * as css from './invite-dialog.css.ts';
import { useLimitNotation } from './use-limit.ts';
import { useCommand } from '../../shared/query/use-command.ts';

interface InviteDialogProps {
  /** Who invites, as far as the rules look. */
  editor: Member;
  storefront: string;
  onClose: () => void;
  onInvited: (invitation: Invitation) => void;
}

/** The form that invites somebody by email. What was typed stays when it is refused. */
export function InviteDialog({ editor, storefront, onClose, onInvited }: InviteDialogProps) {
  const t = useTranslate();
  const { inviteUser } = useAccount();
  const notation = useLimitNotation(editor.spendLimit);
  const id = useId();
  const refusalOf = (permissions: readonly string[]) =>
    invitationRefusal(editor, { permissions, spendLimit: editor.spendLimit });
  const [draft, setDraft, forget] = useDraft('invitation', () => ({
    email: '',
    permissions: refusalOf(userPresets.viewer) === null ? (userPresets.viewer as readonly string[]) : [],
    limit: notation.write(editor.spendLimit),
  }));
  const { email } = draft;
  const [problem, setProblem] = useState<FormProblem>({});
  const { busy, run } = useCommand(inviteUser);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (): Promise<void> => {
    const spendLimit = notation.read(draft.limit);
    if (spendLimit === undefined) return setProblem({ limit: t('Enter an amount, for example 1,500.00.') });
    const refusal = invitationRefusal(editor, { permissions: draft.permissions, spendLimit });
    if (refusal) return setProblem(ruleProblem(t, refusal));
    setProblem({});
    const answer = await run({ email, permissions: draft.permissions, spendLimit, storefront });
    if (!answer) return;
    if (!answer.ok) return setProblem(problemOf(t, answer.refusal));
    forget();
    onInvited(answer.value);
  };
  const cancel = () => {
    if (busy) return;
    forget();
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      size="wide"
      title={t('Invite a user')}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} disabled={busy} busy={busy}>
            {t('Send invitation')}
          </Button>
        </>
      }
    >
      {t('We’ll email a link that works once and expires after 7 days.')}
      <form ref={form} id={id} noValidate className={css.form} onSubmit={onSubmit}>
        <ErrorSummary form={form} found={problem} />
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmail}
          required
          value={email}
          onChange={({ target }) => setDraft({ ...draft, email: target.value })}
          error={problem.email}
        />
        <AccessFields
          draft={draft}
          onDraft={(access) => setDraft({ ...draft, ...access })}
          held={[]}
          refusalOf={refusalOf}
          limitError={problem.limit}
        />
        {problem.form !== undefined && <Notice>{problem.form}</Notice>}
      </form>
    </Dialog>
  );
}

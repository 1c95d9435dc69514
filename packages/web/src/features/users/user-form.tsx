import type { CompanyUser, UserChange } from '@connect/core/domain/access/company-user';
import { maxPersonName, permissions } from '@connect/core/domain/access/user';
import { exceeds } from '@connect/core/domain/access/user-authority';
import type { Member } from '@connect/core/domain/access/user-authority';
import { editRefusal, mayChangeLimit } from '@connect/core/domain/access/user-edit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { AccessFields } from './access-fields.tsx';
import { refusalReason } from '../../shared/forms/access-texts.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { problemOf, ruleProblem } from '../../shared/forms/form-problem.ts';
import type { FormProblem } from '../../shared/forms/form-problem.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useLimitNotation } from './use-limit.ts';
import { changeOf, isChanged } from './user-draft.ts';
import type { UserDraft } from './user-draft.ts';
import * as css from '../../shared/forms/user-form.css.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import * as layout from '../../theme/layout.css.ts';

interface UserFormProps {
  user: CompanyUser;
  editor: Member;
  company: readonly CompanyUser[];
  onSaved: (user: CompanyUser) => void;
  /** Told whether the form holds what is not saved. */
  onDirty: (dirty: boolean) => void;
}

/** What a user is called and may do. What the editor may not change is disabled and says why (specification §editing-users). */
export function UserForm({ user, editor, company, onSaved, onDirty }: UserFormProps) {
  const t = useTranslate();
  const { editUser } = useAccount();
  const notation = useLimitNotation(user.spendLimit ?? editor.spendLimit);
  const [draft, setDraft, forget] = useDraft<UserDraft>(`user ${user.id}`, () => ({
    firstName: user.firstName,
    lastName: user.lastName,
    permissions: user.permissions,
    limit: notation.write(user.spendLimit),
  }));
  const [problem, setProblem] = useState<FormProblem>({});
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly of: CompanyUser } | null>(null);
  const { busy, run } = useCommand(editUser);
  const form = useRef<HTMLFormElement>(null);
  const [givingUp, setGivingUp] = useState<UserChange | null>(null);

  const change = changeOf(draft, notation.read);
  const dirty = isChanged(change, user);
  const notifyDirty = useEffectEvent(onDirty);
  const forgetSaved = useEffectEvent(forget);
  useEffect(() => {
    notifyDirty(dirty);
    if (!dirty) forgetSaved();
  }, [dirty]);

  const edit = (part: Partial<UserDraft>) => {
    setDraft({ ...draft, ...part });
    setOutcome(null);
  };
  const save = async (wanted: UserChange): Promise<void> => {
    setProblem({});
    const answer = await run(user.id, wanted);
    if (!answer) return;
    setGivingUp(null);
    if (!answer.ok) return setProblem(problemOf(t, answer.refusal));
    setOutcome({ text: t('The changes were saved.'), of: answer.value });
    onSaved(answer.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    if (busy) return;
    if (change === null) return setProblem({ limit: t('Enter an amount, for example 1,500.00.') });
    if (!dirty) return setOutcome({ text: t('No changes to save.'), of: user });
    const refusal = editRefusal(editor, user, change, company);
    if (refusal) return setProblem(ruleProblem(t, refusal));
    const givesUp = user.isYou && !change.permissions.includes(permissions.editUsers);
    if (givesUp) setGivingUp(change);
    else void save(change);
  };
  const outranked = exceeds(user, editor);
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary form={form} found={problem} />
      {outranked && <Notice tone="wait">{refusalReason(t, { kind: 'exceeds-you' })}</Notice>}
      {user.isYou && (
        <Notice tone="info">
          {t(
            'This is your own login. You can remove your permissions, but only another administrator can give them back.',
          )}
        </Notice>
      )}
      <div className={css.names}>
        <Field
          label={t('First Name')}
          name="first-name"
          autoComplete="off"
          maxLength={maxPersonName}
          required
          value={draft.firstName}
          onChange={({ target }) => edit({ firstName: target.value })}
          error={problem.firstName}
        />
        <Field
          label={t('Last Name')}
          name="last-name"
          autoComplete="off"
          maxLength={maxPersonName}
          required
          value={draft.lastName}
          onChange={({ target }) => edit({ lastName: target.value })}
          error={problem.lastName}
        />
      </div>
      <AccessFields
        draft={draft}
        onDraft={(access) => edit(access)}
        held={user.permissions}
        refusalOf={(granted) => editRefusal(editor, user, { ...user, permissions: granted }, company)}
        locked={outranked}
        limitLocked={!mayChangeLimit(editor, user)}
        limitError={problem.limit}
      />
      <div className={layout.bar}>
        <Button type="submit" busy={busy}>
          {t('Save')}
        </Button>
        <div className={css.notice}>
          {/* Until the user is changed elsewhere on the page. */}
          {outcome?.of === user && <Toast about={outcome}>{outcome.text}</Toast>}
          {problem.form !== undefined && <Notice>{problem.form}</Notice>}
        </div>
      </div>
      <ConfirmDialog
        open={givingUp !== null}
        title={t('Stop managing users?')}
        confirm={t('Save')}
        cancel={t('Cancel')}
        danger
        busy={busy}
        onClose={() => setGivingUp(null)}
        onConfirm={() => givingUp && void save(givingUp)}
      >
        {t('You won’t be able to open this page. Another administrator can restore your access.')}
      </ConfirmDialog>
    </form>
  );
}

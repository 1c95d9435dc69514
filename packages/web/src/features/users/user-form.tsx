import type { CompanyUser, UserChange } from '@connect/core/domain/access/company-user';
import { maxPersonName, permissions } from '@connect/core/domain/access/user';
import { exceeds } from '@connect/core/domain/access/user-authority';
import type { LoadUser } from '@connect/core/use-cases/account/load-user';
import type { Member } from '@connect/core/domain/access/user-authority';
import { editRefusal, mayChangeLimit, withEdit } from '@connect/core/domain/access/user-edit';
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
import { permissionList, refusalReason } from '../../shared/forms/access-texts.ts';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { problemOf, ruleProblem } from '../../shared/forms/form-problem.ts';
import type { FormProblem } from '../../shared/forms/form-problem.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useLimitNotation } from './use-limit.ts';
import { changeOf, isChanged, settled, standingDraft, touch, untouched } from './user-draft.ts';
import type { TouchedUser, UserDraft } from './user-draft.ts';
import { useDocumentMoney } from '../../shared/documents/use-document-money.ts';
import * as css from '../../shared/forms/user-form.css.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import * as layout from '../../theme/layout.css.ts';

interface UserFormProps {
  user: CompanyUser;
  editor: Member;
  company: readonly CompanyUser[];
  onSaved: (user: CompanyUser) => void;
  /** Somebody else has changed the same: the user is read anew, and what was typed stays. */
  onStale: () => ReturnType<LoadUser>;
  /** Told whether the form holds what is not saved. */
  onDirty: (dirty: boolean) => void;
}

/** What was sent, and how the user is since. */
interface Answered {
  readonly sent: Partial<UserChange>;
  readonly now: CompanyUser;
  readonly isOvertaken: boolean;
}

/** What a user is called and may do. What the editor may not change is disabled and says why (specification §editing-users). */
export function UserForm({ user, editor, company, onSaved, onStale, onDirty }: UserFormProps) {
  const t = useTranslate();
  const { editUser } = useAccount();
  const notation = useLimitNotation(user.spendLimit ?? editor.spendLimit);
  const money = useDocumentMoney();
  const [kept, setKept, forget] = useDraft<TouchedUser>(`user ${user.id}`, () => untouched(user));
  const standing = standingDraft(user, notation.write);
  const draft: UserDraft = { ...standing, ...kept.touched };
  const [problem, setProblem] = useState<FormProblem>({});
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly of: CompanyUser } | null>(null);
  const { busy, run } = useCommand(editUser);
  const form = useRef<HTMLFormElement>(null);
  const [givingUp, setGivingUp] = useState<Partial<UserChange> | null>(null);
  /** What the last press changed, or would have, where somebody else had changed the same. */
  const [answered, setAnswered] = useState<Answered | null>(null);
  const overtaken = answered?.isOvertaken ? answered.sent : null;

  const change = changeOf(kept.touched, user, notation.read);
  const dirty = isChanged(change);
  const notifyDirty = useEffectEvent(onDirty);
  const forgetSaved = useEffectEvent(forget);
  const settle = useEffectEvent((of: Answered) => setKept(settled(kept, of, notation)));
  // More may have been typed since it was sent.
  useEffect(() => {
    if (answered) settle(answered);
  }, [answered]);
  useEffect(() => {
    notifyDirty(dirty);
    if (!dirty) forgetSaved();
  }, [dirty]);

  const edit = (part: Partial<UserDraft>) => {
    setKept(touch(kept, { ...draft, ...part }, { user, standing }));
    setOutcome(null);
  };
  const save = async (wanted: Partial<UserChange>): Promise<void> => {
    const answer = await run(user.id, { ...wanted, was: kept.was });
    if (!answer) return;
    setGivingUp(null);
    if (!answer.ok && answer.refusal.message?.code === 'changed_meanwhile') {
      const read = await onStale();
      if (!read.ok) return setProblem(problemOf(t, read.refusal));
      return setAnswered({ sent: wanted, now: read.value.user, isOvertaken: true });
    }
    if (!answer.ok) return setProblem(problemOf(t, answer.refusal));
    setAnswered({ sent: wanted, now: answer.value, isOvertaken: false });
    setOutcome({ text: t('The changes were saved.'), of: answer.value });
    onSaved(answer.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    if (busy) return;
    setProblem({});
    setAnswered(null);
    if (change === null) return setProblem({ limit: t('Enter an amount, for example 1,500.00.') });
    if (!dirty) return setOutcome({ text: t('No changes to save.'), of: user });
    const refusal = editRefusal(editor, user, withEdit(user, change), company);
    if (refusal) return setProblem(ruleProblem(t, refusal));
    const givesUp = user.isYou && change.permissions?.includes(permissions.editUsers) === false;
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
      {overtaken && (
        <Notice tone="wait">
          <p>{t('This has been changed in the meantime. Check it, then try again.')}</p>
          {overtaken.permissions && <p>{t('Current: {name}', { name: permissionList(t, user.permissions) })}</p>}
          {overtaken.spendLimit !== undefined && (
            <p>{t('Current: {name}', { name: user.spendLimit === null ? t('No limit') : money(user.spendLimit) })}</p>
          )}
        </Notice>
      )}
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

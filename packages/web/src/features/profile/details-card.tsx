import { maxPersonName } from '@connect/core/domain/access/user';
import type { AccountManager } from '@connect/core/domain/account/managed-customer';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { ShimmerOf } from '../../ui/shimmer-of.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { problemOf } from '../../shared/forms/form-problem.ts';
import type { FormProblem } from '../../shared/forms/form-problem.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import * as formCss from '../../shared/forms/user-form.css.ts';
import * as css from './profile-screen.css.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import * as layout from '../../theme/layout.css.ts';

interface DetailsCardProps {
  /** The name was changed: what the portal knows of its user is asked for again. */
  readonly onRenamed: () => void;
}

/** The account manager's own name, which they may change, and the email they sign in with. */
export function DetailsCard({ onRenamed }: DetailsCardProps) {
  const t = useTranslate();
  const id = useId();
  const { loadProfile } = useStaff();
  const { value, failure, reload, set } = useQuery(() => loadProfile(), '');
  return (
    <Card aria-labelledby={id} aria-busy={value === null && failure === null}>
      <CardTitle id={id}>{t('Your details')}</CardTitle>
      <div className={css.body}>
        {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load your details.')}</LoadFailure>}
        {failure === null && value === null && (
          <ShimmerOf>
            <DetailsForm manager={nobody} onSaved={() => undefined} />
          </ShimmerOf>
        )}
        {value && (
          <DetailsForm
            manager={value}
            onSaved={(manager) => {
              set(manager);
              onRenamed();
            }}
          />
        )}
      </div>
    </Card>
  );
}

/** For the form's own shape, before whose it is has come. */
const nobody: AccountManager = { name: '', email: '', firstName: '', lastName: '', isSuperUser: false };

interface DetailsFormProps {
  readonly manager: AccountManager;
  readonly onSaved: (manager: AccountManager) => void;
}

function DetailsForm({ manager, onSaved }: DetailsFormProps) {
  const t = useTranslate();
  const { renameProfile } = useStaff();
  const [draft, setDraft, forget] = useDraft('details', () => ({
    firstName: manager.firstName,
    lastName: manager.lastName,
  }));
  const { firstName, lastName } = draft;
  const [problem, setProblem] = useState<FormProblem>({});
  const [outcome, setOutcome] = useState<{ readonly text: string } | null>(null);
  const { busy, run } = useCommand(renameProfile);
  const form = useRef<HTMLFormElement>(null);

  const edit = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    setOutcome(null);
  };
  const save = async (): Promise<void> => {
    const answer = await run(draft);
    if (!answer) return;
    if (!answer.ok) return setProblem(problemOf(t, answer.refusal));
    forget();
    setOutcome({ text: t('The changes were saved.') });
    onSaved(answer.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem({});
    if (firstName === manager.firstName && lastName === manager.lastName)
      setOutcome({ text: t('No changes to save.') });
    else void save();
  };
  return (
    <form ref={form} className={formCss.form} onSubmit={submit} noValidate>
      <ErrorSummary form={form} found={problem} />
      <div className={formCss.names}>
        <Field
          label={t('First Name')}
          name="first-name"
          autoComplete="given-name"
          maxLength={maxPersonName}
          required
          value={firstName}
          onChange={({ target }) => edit({ firstName: target.value })}
          error={problem.firstName}
        />
        <Field
          label={t('Last Name')}
          name="last-name"
          autoComplete="family-name"
          maxLength={maxPersonName}
          required
          value={lastName}
          onChange={({ target }) => edit({ lastName: target.value })}
          error={problem.lastName}
        />
      </div>
      <Field label={t('Email')} name="email" type="email" readOnly value={manager.email} />
      <div className={layout.bar}>
        <Button type="submit" busy={busy}>
          {t('Save')}
        </Button>
        <div className={formCss.notice}>
          {outcome && <Toast about={outcome}>{outcome.text}</Toast>}
          {problem.form !== undefined && <Notice>{problem.form}</Notice>}
        </div>
      </div>
    </form>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { useCommand } from '../../../shared/query/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Toast } from '../../../shared/page/toast.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import * as css from './security-screen.css.ts';
import * as layout from '../../../theme/layout.css.ts';

interface PasswordCardProps {
  /** Mails about it are for it. */
  readonly storefront: string;
  /** Other sessions have ended. */
  readonly onChanged: () => void;
}

/** Changes the own password (specification §new-passwords). */
export function PasswordCard({ storefront, onChanged }: PasswordCardProps) {
  const t = useTranslate();
  const id = useId();
  const [doing, setDoing] = useState<'nothing' | 'changing' | 'changed'>('nothing');
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Password')}</CardTitle>
      <div className={css.body}>
        {doing === 'changed' && (
          <Toast>{t('Your password is changed. You’re logged out on every other device.')}</Toast>
        )}
        {doing === 'changing' ? (
          <PasswordForm
            storefront={storefront}
            onDone={() => {
              setDoing('changed');
              onChanged();
            }}
            onCancel={() => setDoing('nothing')}
          />
        ) : (
          <>
            <p className={css.text}>
              {t('When you change it, you stay logged in here and are logged out on every other device.')}
            </p>
            <Button variant="secondary" onClick={() => setDoing('changing')}>
              {t('Change password')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

interface PasswordFormProps {
  readonly storefront: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function PasswordForm({ storefront, onDone, onCancel }: PasswordFormProps) {
  const t = useTranslate();
  const { changePassword } = useAccount();
  const [typed, setTyped] = useState({ password: '', newPassword: '' });
  const { busy, refusal, run } = useCommand(changePassword);
  const [missing, setMissing] = useState<readonly (keyof typeof typed)[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);
  useEffect(() => password.current?.focus(), []);

  const isNew = refusal?.message?.code.startsWith('password_') === true;
  // What was refused is typed anew; the message stands under it.
  useEffect(() => {
    if (refusal) (isNew ? newPassword : password).current?.select();
  }, [refusal, isNew]);

  const send = async (): Promise<void> => {
    const answer = await run(typed, storefront);
    if (answer?.ok) onDone();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const empty = (['password', 'newPassword'] as const).filter((field) => typed[field] === '');
    setMissing(empty.length > 0 ? empty : null);
    if (empty.length === 0) void send();
  };
  const reveal = { show: t('Show password'), hide: t('Hide password') };
  const error = refusal && missing === null ? refusalText(t, refusal) : undefined;
  return (
    <form ref={form} className={css.codeForm} onSubmit={onSubmit} noValidate>
      <ErrorSummary form={form} found={missing ?? refusal} />
      <OwnPasswordField
        ref={password}
        label={t('Current password')}
        value={typed.password}
        error={missing?.includes('password') ? t('Enter your password.') : isNew ? undefined : error}
        onText={(text) => setTyped({ ...typed, password: text })}
      />
      <Field
        ref={newPassword}
        label={t('New password')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        required
        hint={t('Use at least 8 characters. Don’t use your name, your email address or a common password.')}
        reveal={reveal}
        value={typed.newPassword}
        error={missing?.includes('newPassword') ? t('Enter a new password.') : isNew ? error : undefined}
        onChange={({ target }) => setTyped({ ...typed, newPassword: target.value })}
      />
      <div className={layout.inline}>
        <Button type="submit" disabled={busy} busy={busy}>
          {t('Change password')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

import { cooldowns } from '@connect/core/domain/access/auth-buttons';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import type { Credentials } from '@connect/core/use-cases/session/sign-in';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import * as css from './auth-form.css.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { StaffLoginLink } from './staff-login-link.tsx';
import type { StaffLoginTarget } from './staff-login-link.tsx';
import { useAuthButton } from './use-auth-button.ts';

interface PasswordStepProps {
  readonly form: Credentials;
  readonly onForm: (form: Credentials) => void;
  /** The second step led back here; its message stands where the password's does. */
  readonly left: { readonly message: ServerMessage | null } | null;
  readonly staffLogin: StaffLoginTarget;
  readonly onSignedIn: () => void;
  readonly onSecondFactor: (mfaToken: string) => void;
}

/** Email and password, Remember me, and the other ways in (specification §sign-in-screens). */
export function PasswordStep({ form, onForm, left, staffLogin, onSignedIn, onSecondFactor }: PasswordStepProps) {
  const t = useTranslate();
  const {
    signIn,
    config: { demo },
  } = useServices();
  const passwordField = useRef<HTMLInputElement>(null);
  const loginButton = useRef<HTMLButtonElement>(null);
  const [leftMessage, setLeftMessage] = useState(left?.message ?? null);

  const button = useAuthButton({
    cooldown: cooldowns.login,
    submit: signIn,
    onAccepted: (outcome) => (outcome.kind === 'second-factor' ? onSecondFactor(outcome.mfaToken) : onSignedIn()),
  });
  const message = button.message ?? leftMessage;
  const emailError = button.fieldTextOf(message, 'email');
  const passwordError =
    button.fieldTextOf(message, 'password') ?? (message && !emailError ? button.textOf(message) : undefined);

  // What was refused is typed anew; the message stands under it.
  useEffect(() => {
    if (passwordError && !emailError) passwordField.current?.focus();
  }, [passwordError, emailError]);
  useEffect(() => {
    if (left) passwordField.current?.focus();
  }, [left]);

  const edit = (change: Partial<Credentials>) => {
    onForm({ ...form, ...change });
    setLeftMessage(null);
    button.edit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeftMessage(null);
    button.submit({ ...form, email: form.email.trim() }, event.currentTarget);
  };
  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.email}
          onChange={(event) => edit({ email: event.target.value })}
          error={emailError}
        />
        <Field
          ref={passwordField}
          label={t('Password')}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          reveal={{ show: t('Show password'), hide: t('Hide password') }}
          value={form.password}
          onChange={(event) => edit({ password: event.target.value })}
          error={passwordError}
        />
        <Checkbox
          name="remember"
          checked={form.remember}
          onChange={(event) => onForm({ ...form, remember: event.target.checked })}
        >
          {t('Remember me')}
        </Checkbox>
        <Button ref={loginButton} type="submit" wide aria-disabled={button.disabled} busy={button.busy}>
          {t('Login')}
        </Button>
      </form>
      <p className={css.others}>
        <span>
          {t('Forgot your password?')} <Link href="/connect/forgot-password">{t('Reset it here')}</Link>
        </span>
        <StaffLoginLink {...staffLogin} />
      </p>
      {demo && (
        <DemoAccounts
          accounts={demo.accounts}
          onChoose={({ email }) => {
            edit({ email, password: demo.password });
            loginButton.current?.focus();
          }}
        />
      )}
    </>
  );
}

import { cooldowns } from '@connect/core/domain/access/auth-buttons';
import { isLongEnough } from '@connect/core/domain/access/password';
import type { SignInOutcome } from '@connect/core/use-cases/session/begin-session';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { useServices } from '../../services.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import * as css from './auth-form.css.ts';
import { BrokenLink } from './broken-link.tsx';
import type { PendingSignIn } from './login-screen.tsx';
import { SecondStepPart } from './second-step-part.tsx';
import { useAuthButton } from './use-auth-button.ts';
import { useGoOnAfterReading } from './use-go-on-after-reading.ts';

/** What the link of the reset mail carries. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

interface ResetPasswordScreenProps {
  /** Null for an address without email. */
  readonly link: ResetLink | null;
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  /** The sign-in that lacks the code of the second factor yet. */
  readonly pending: PendingSignIn | null;
  readonly onPending: (pending: PendingSignIn) => void;
  readonly onSignedIn: () => void;
  /** The second step was left: the sign-in begins anew. */
  readonly onLogin: () => void;
}

/** Reset Password (specification §password-reset), and the second step where the account has one. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { link, storefront, pending, onPending, onSignedIn, onLogin } = props;
  const t = useTranslate();
  const [isDone, setDone] = useState(false);
  useGoOnAfterReading(isDone, onSignedIn);

  if (link === null)
    return (
      <BrokenLink
        title={t('Reset Password')}
        action={
          <LinkButton href="/connect/forgot-password" wide>
            {t('Request a new link')}
          </LinkButton>
        }
      >
        {t('This link is incomplete. Open it again from the email, or request a new one.')}
      </BrokenLink>
    );
  if (pending !== null)
    return (
      <>
        <BareTitle title={t('Reset Password')} lead={t('Logging in as {email}.', { email: link.email })} />
        <div className={css.form}>
          <Notice tone="good">{t('Password updated correctly! One more step to your dashboard.')}</Notice>
        </div>
        <SecondStepPart mfaToken={pending.mfaToken} storefront={storefront} onSignedIn={onSignedIn} onLeave={onLogin} />
      </>
    );
  const onDone = (outcome: SignInOutcome): void =>
    outcome.kind === 'second-factor' ? onPending({ email: link.email, mfaToken: outcome.mfaToken }) : setDone(true);
  return <ResetForm link={link} storefront={storefront} isDone={isDone} onDone={onDone} />;
}

interface ResetFormProps {
  readonly link: ResetLink;
  readonly storefront: string;
  readonly isDone: boolean;
  readonly onDone: (outcome: SignInOutcome) => void;
}

function ResetForm({ link, storefront, isDone, onDone }: ResetFormProps) {
  const t = useTranslate();
  const { resetPassword } = useServices();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const { disabled, busy, message, textOf, fieldTextOf, submit } = useAuthButton({
    cooldown: cooldowns.resetPassword,
    submit: resetPassword,
    onAccepted: onDone,
  });

  const confirmationError = fieldTextOf(message, 'password_confirmation');
  const passwordError = fieldTextOf(message, 'password');
  const isOfAField = passwordError !== undefined || confirmationError !== undefined;
  useEffect(() => {
    if (passwordError !== undefined) passwordField.current?.focus();
    else if (confirmationError !== undefined) confirmationField.current?.focus();
  }, [passwordError, confirmationError]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isShort = password !== '' && !isLongEnough(password);
    passwordField.current?.setCustomValidity(isShort ? msg('Password must be at least 8 characters') : '');
    submit({ ...link, password, confirmation, storefront }, event.currentTarget);
  };
  return (
    <>
      <BareTitle title={t('Reset Password')} lead={t('Choose a new password for {email}.', { email: link.email })} />
      <form className={css.form} onSubmit={send} noValidate>
        {/* For password managers, which keep the new password with it. */}
        <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
        <Field
          ref={passwordField}
          label={t('Password')}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          hint={t('Use at least 8 characters. Don’t use your name, your email address or a common password.')}
          reveal={{ show: t('Show password'), hide: t('Hide password') }}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={passwordError}
        />
        <Field
          ref={confirmationField}
          label={t('Confirm Password')}
          type="password"
          name="password_confirmation"
          autoComplete="new-password"
          required
          reveal={{ show: t('Show password'), hide: t('Hide password') }}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          error={confirmationError}
        />
        {message !== null && !isOfAField && <Notice>{textOf(message)}</Notice>}
        {isDone && <Notice tone="good">{t('Password updated correctly! Redirecting to your dashboard...')}</Notice>}
        <Button type="submit" wide aria-disabled={disabled} busy={busy}>
          {t('Submit')}
        </Button>
      </form>
      <p className={css.others}>
        <Link href="/connect/forgot-password">{t('Request a new link')}</Link>
        <Link href="/connect/login">{t('Back to login')}</Link>
      </p>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { useExistingLinks } from '../shell/existing-links.ts';
import { BareTitle } from '../shell/bare-layout.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import * as css from './login-screen.css.ts';
import { serverMessage } from './server-message.ts';
import { useAuthButton } from './use-auth-button.ts';

/** Account Login (spec §2). `onSignedIn` goes on to where the visitor wanted to. */
export function LoginScreen({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useTranslate();
  const { signIn, preferences, config } = useServices();
  const remembered = preferences.rememberedEmail();
  const [email, setEmail] = useState(remembered ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== null);
  const passwordField = useRef<HTMLInputElement>(null);
  const loginButton = useRef<HTMLButtonElement>(null);

  const { disabled, busy, message, send } = useAuthButton(signIn, onSignedIn);

  // What was refused is typed anew; the message stands under it.
  useEffect(() => {
    if (message !== null) passwordField.current?.focus();
  }, [message]);

  const edit = (change: (value: string) => void) => (value: string) => {
    change(value);
    send({ type: 'form.edited' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted', form: { email: email.trim(), password, remember } });
  };
  return (
    <>
      <BareTitle title={t('Account Login')} lead={t('Sign in with the email your account team invited.')} />
      <form className={css.form} onSubmit={submit}>
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => edit(setEmail)(event.target.value)}
        />
        <Field
          ref={passwordField}
          label={t('Password')}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          reveal={{ show: t('Show password'), hide: t('Hide password') }}
          value={password}
          onChange={(event) => edit(setPassword)(event.target.value)}
          error={message === null ? undefined : serverMessage(t, message)}
        />
        <Checkbox name="remember" checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t('Remember me')}
        </Checkbox>
        <Button ref={loginButton} type="submit" wide disabled={disabled} busy={busy}>
          {t('Login')}
        </Button>
      </form>
      <OtherWays />
      {config.demo && (
        <DemoAccounts
          accounts={config.demo.accounts}
          onChoose={(account) => {
            edit(setEmail)(account.email);
            edit(setPassword)(config.demo?.password ?? '');
            loginButton.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** The links under the form, as far as they lead somewhere. */
function OtherWays() {
  const t = useTranslate();
  const { config } = useServices();
  const mayReset = useExistingLinks().has('/connect/forgot-password');
  if (!mayReset && config.staffLoginUrl === null) return null;
  return (
    <p className={css.others}>
      {mayReset && (
        <span>
          {t('Forgot your password?')} <Link href="/connect/forgot-password">{t('Reset it here')}</Link>
        </span>
      )}
      {config.staffLoginUrl !== null && <a href={config.staffLoginUrl}>{t('Staff login')}</a>}
    </p>
  );
}

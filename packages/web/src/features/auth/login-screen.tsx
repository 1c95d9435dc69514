import type { ServerMessage } from '@connect/core/domain/access/server-message';
import type { Credentials } from '@connect/core/use-cases/session/sign-in';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { BareTitle } from '../shell/bare-layout.tsx';
import { PasswordStep } from './password-step.tsx';
import type { StaffLoginTarget } from './staff-login-link.tsx';
import { SecondStep } from './second-step.tsx';

interface LoginScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  readonly staffLogin: StaffLoginTarget;
  /** Goes on to where the visitor wanted to. */
  readonly onSignedIn: () => void;
}

/** Account Login (spec §2), in one step or two. */
export function LoginScreen({ storefront, staffLogin, onSignedIn }: LoginScreenProps) {
  const t = useTranslate();
  const remembered = useServices().preferences.rememberedEmail();
  const [form, setForm] = useState<Credentials>({
    email: remembered ?? '',
    password: '',
    remember: remembered !== null,
  });
  const [mfaToken, setMfaToken] = useState<string | null>(null);
  /** How the second step was left, if it was: with what the server said of it, or without a word. */
  const [left, setLeft] = useState<{ readonly message: ServerMessage | null } | null>(null);

  if (mfaToken !== null)
    return (
      <>
        <BareTitle title={t('Account Login')} lead={t('Signing in as {email}.', { email: form.email.trim() })} />
        <SecondStep
          mfaToken={mfaToken}
          storefront={storefront}
          onSignedIn={onSignedIn}
          onLeave={(message) => {
            setMfaToken(null);
            setLeft({ message });
          }}
        />
      </>
    );
  return (
    <>
      <BareTitle title={t('Account Login')} lead={t('Sign in with the email your account team invited.')} />
      <PasswordStep
        form={form}
        onForm={setForm}
        left={left}
        staffLogin={staffLogin}
        onSignedIn={onSignedIn}
        onSecondFactor={(token) => {
          setForm((old) => ({ ...old, password: '' }));
          setMfaToken(token);
        }}
      />
    </>
  );
}

import type { ServerMessage } from '@connect/core/domain/access/server-message';
import type { Credentials } from '@connect/core/use-cases/session/sign-in';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondStepPart } from './second-step-part.tsx';
import type { StaffLoginTarget } from './staff-login-link.tsx';

/** A sign-in that lacks the code of the second factor yet. */
export interface PendingSignIn {
  readonly email: string;
  readonly mfaToken: string;
}

interface LoginScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  readonly staffLogin: StaffLoginTarget;
  /** Whether the visitor comes from a sign-in of staff that is over. */
  readonly staffLoginIsOver: boolean;
  /** The step asked for the code; null for the first one. It is kept outside, so that neither reloading nor Back loses it. */
  readonly pending: PendingSignIn | null;
  readonly onPending: (pending: PendingSignIn | null) => void;
  /** Goes on to where the visitor wanted to. */
  readonly onSignedIn: () => void;
}

/** Account Login (specification §sign-in-screens), in one step or two. */
export function LoginScreen({
  storefront,
  staffLogin,
  staffLoginIsOver,
  pending,
  onPending,
  onSignedIn,
}: LoginScreenProps) {
  const t = useTranslate();
  const remembered = useServices().preferences.rememberedEmail();
  const [form, setForm] = useState<Credentials>({
    email: remembered ?? '',
    password: '',
    remember: remembered !== null,
  });
  /** How the second step was left, if it was: with what the server said of it, or without a word. */
  const [left, setLeft] = useState<{ readonly message: ServerMessage | null } | null>(null);
  // However it is left, with the browser's Back too.
  if (pending !== null && left === null) setLeft({ message: null });

  if (pending !== null)
    return (
      <>
        <BareTitle title={t('Account Login')} lead={t('Logging in as {email}.', { email: pending.email })} />
        <SecondStepPart
          mfaToken={pending.mfaToken}
          storefront={storefront}
          onSignedIn={onSignedIn}
          onLeave={(message) => {
            setLeft({ message });
            onPending(null);
          }}
        />
      </>
    );
  return (
    <>
      <BareTitle
        title={t('Account Login')}
        lead={
          staffLoginIsOver || staffLogin.returnTo !== null
            ? t('Your login may have expired. Log in to continue.')
            : t('Log in with the email address we sent your invitation to.')
        }
      />
      <PasswordStep
        form={form}
        onForm={setForm}
        left={left}
        staffLogin={staffLogin}
        onSignedIn={onSignedIn}
        onSecondFactor={(mfaToken) => {
          setForm((old) => ({ ...old, password: '' }));
          onPending({ email: form.email.trim(), mfaToken });
        }}
      />
    </>
  );
}

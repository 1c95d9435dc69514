import { cooldowns } from '@connect/core/domain/access/auth-buttons';
import { ownMessage } from '@connect/core/domain/access/server-message';
import { maxPersonName } from '@connect/core/domain/access/user';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { useServices } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import * as css from './auth-form.css.ts';
import { BrokenLink } from './broken-link.tsx';
import { FormProblem } from './form-problem.tsx';
import { useAuthButton } from './use-auth-button.ts';
import { useGoOnAfterReading } from './use-go-on-after-reading.ts';

/** What the link of an invitation carries. */
export interface InvitationLink {
  readonly email: string;
  readonly signature: string;
}

interface RegisterScreenProps {
  /** Null for an address that lacks a part of it. */
  readonly invitation: InvitationLink | null;
  readonly onRegistered: () => void;
}

/** Register (specification §registration): the account an invitation was sent for. */
export function RegisterScreen({ invitation, onRegistered }: RegisterScreenProps) {
  const t = useTranslate();
  if (invitation !== null) return <RegisterForm invitation={invitation} onRegistered={onRegistered} />;
  return (
    <BrokenLink title={t('Register')}>
      {t('This invitation link is incomplete. Open it again from the email, or ask for a new invitation.')}
    </BrokenLink>
  );
}

const fields = ['first_name', 'last_name', 'password'] as const;
type FieldName = (typeof fields)[number];
/** What is said at a field that is empty. */
const missing: Readonly<Record<FieldName, string>> = {
  first_name: msg('Enter your first name.'),
  last_name: msg('Enter your last name.'),
  password: msg('Enter a password.'),
};

function RegisterForm({ invitation, onRegistered }: RegisterScreenProps & { readonly invitation: InvitationLink }) {
  const t = useTranslate();
  const { isInvitationOver, register, config } = useServices();
  const [isOver, setIsOver] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<FieldName, string>>>({
    first_name: '',
    last_name: '',
    password: '',
  });
  const [done, setDone] = useState(false);
  /** Another one each time it is sent with fields left empty. */
  const [empty, setEmpty] = useState<readonly FieldName[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const {
    disabled,
    busy,
    message: answer,
    fieldTextOf,
    submit,
  } = useAuthButton({
    cooldown: cooldowns.register,
    submit: register,
    onAccepted: () => setDone(true),
  });
  useGoOnAfterReading(done, onRegistered);

  // Whoever comes back by a link that was used need not fill in the form to be told.
  const { email, signature } = invitation;
  useEffect(() => {
    let wanted = true;
    void isInvitationOver({ email, signature }).then((over) => wanted && setIsOver(over));
    return () => {
      wanted = false;
    };
  }, [isInvitationOver, email, signature]);

  const message = empty === null ? answer : null;
  // The HTML says it all, so that the fields are only marked, and the summary names them.
  const namesAll = message?.html != null && fields.some((name) => message.errors[name] !== undefined);
  const errorOf = (name: FieldName) => {
    if (namesAll) return { 'aria-invalid': message.errors[name] !== undefined || undefined };
    return { error: empty?.includes(name) ? t(missing[name]) : fieldTextOf(message, name) };
  };
  const fieldProps = (name: FieldName) => ({
    name,
    required: true,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    ...errorOf(name),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const left = fields.filter((name) => typed[name].trim() === '');
    setEmpty(left.length > 0 ? left : null);
    if (left.length > 0) return;
    submit({
      ...invitation,
      password: typed.password,
      firstName: typed.first_name.trim(),
      lastName: typed.last_name.trim(),
    });
  };
  return (
    <>
      <BareTitle
        title={t('Register')}
        lead={t('Create your login to join your company on {portal}.', { portal: config.name })}
      />
      <form ref={form} className={css.form} onSubmit={send} noValidate>
        <ErrorSummary form={form} found={empty ?? message}>
          {namesAll ? <FormProblem message={message} /> : undefined}
        </ErrorSummary>
        {isOver && message === null && !done && <FormProblem message={ownMessage('invalid_invitation')} />}
        <Field label={t('Email')} type="email" name="email" autoComplete="username" readOnly value={invitation.email} />
        <div className={css.pair}>
          <Field
            label={t('First Name')}
            autoComplete="given-name"
            maxLength={maxPersonName}
            {...fieldProps('first_name')}
          />
          <Field
            label={t('Last Name')}
            autoComplete="family-name"
            maxLength={maxPersonName}
            {...fieldProps('last_name')}
          />
        </div>
        <Field
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          hint={t('Use at least 8 characters. Don’t use your name, your email address or a common password.')}
          reveal={{ show: t('Show password'), hide: t('Hide password') }}
          {...fieldProps('password')}
        />
        {message !== null && !namesAll && <FormProblem message={message} />}
        {done && <Notice tone="good">{t('Account created successfully! Redirecting to your dashboard...')}</Notice>}
        <Button type="submit" wide aria-disabled={disabled} busy={busy}>
          {t('Register')}
        </Button>
      </form>
      <p className={css.others}>
        <span>
          {t('Already have an account?')} <Link href="/connect/login">{t('Log in here')}</Link>
        </span>
      </p>
    </>
  );
}

import type { SecondFactorKey } from '@connect/core/domain/access/second-factor';
import type { Refusal } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useAccount } from '../../../account-services.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import * as css from './security-screen.css.ts';

interface SetUpProps {
  readonly storefront: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  /** It is on already, as after an answer that was lost, or by another tab. */
  readonly onAlreadyOn: (refusal: Refusal) => void;
  readonly onCancel: () => void;
}

/** In groups of four, as people read and type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The password, then a new key for an authenticator app, by QR code and in letters, confirmed with a first code. */
export function SetUp({ storefront, onDone, onAlreadyOn, onCancel }: SetUpProps) {
  const t = useTranslate();
  const { setUpSecondFactor, confirmSecondFactor } = useAccount();
  const [key, setKey] = useState<SecondFactorKey | null>(null);
  const onRefused = (refusal: Refusal): void => {
    if (refusal.message?.code === 'mfa_on') onAlreadyOn(refusal);
  };
  if (key === null)
    return (
      <ProofForm
        lead={t('Enter your password to continue.')}
        asks={['password']}
        action={t('Continue')}
        submit={({ password }) => setUpSecondFactor(password)}
        onDone={setKey}
        onRefused={onRefused}
        onCancel={onCancel}
      />
    );
  return (
    <ol className={css.steps}>
      <li className={css.step}>
        <p>{t('1. Scan this code with an authenticator app on your phone.')}</p>
        <QrCode text={key.uri} label={t('QR code for your setup key')} />
        <p>{t('Or type this key into the app:')}</p>
        <div className={css.key}>
          <span>{inGroups(key.secret)}</span>
          <CopyButton text={key.secret} label={t('Copy')} done={t('Copied')} />
        </div>
      </li>
      <li className={css.step}>
        <p>{t('2. Enter the code that the app shows. You’ll be logged out on your other devices.')}</p>
        <ProofForm
          asks={['code']}
          action={t('Confirm')}
          submit={({ code }) => confirmSecondFactor(code, storefront)}
          onDone={onDone}
          onRefused={onRefused}
          onCancel={onCancel}
        />
      </li>
    </ol>
  );
}

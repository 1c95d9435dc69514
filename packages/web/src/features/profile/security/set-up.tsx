import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useAccount } from '../../../account-services.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Shimmer } from '../../../ui/shimmer.tsx';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import * as css from './security-screen.css.ts';

interface SetUpProps {
  readonly storefront: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** In groups of four, as people read and type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** A new key for an authenticator app, by QR code and in letters, confirmed with a first code. */
export function SetUp({ storefront, onDone, onCancel }: SetUpProps) {
  const t = useTranslate();
  const { setUpSecondFactor, confirmSecondFactor } = useAccount();
  const { value, failure, reload } = useQuery(() => setUpSecondFactor(), '');
  if (failure !== null) return <LoadFailure onRetry={reload}>{t('Your settings could not be loaded.')}</LoadFailure>;
  if (value === null) return <Shimmer height={420} />;
  return (
    <ol className={css.steps}>
      <li className={css.step}>
        <p>{t('1. Scan this code with an authenticator app on your phone.')}</p>
        <QrCode text={value.uri} label={t('QR code for your setup key')} />
        <p>{t('Or type this key into the app:')}</p>
        <div className={css.key}>
          <span>{inGroups(value.secret)}</span>
          <CopyButton text={value.secret} label={t('Copy')} done={t('Copied')} />
        </div>
      </li>
      <li className={css.step}>
        <p>{t('2. Enter the code that the app shows.')}</p>
        <CodeForm
          action={t('Confirm')}
          submit={(code) => confirmSecondFactor(code, storefront)}
          onDone={onDone}
          onCancel={onCancel}
        />
      </li>
    </ol>
  );
}

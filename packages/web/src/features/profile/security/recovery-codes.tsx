import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices } from '../../../services.ts';
import { heading } from '../../../theme/text.css.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import * as css from './security-screen.css.ts';
import * as layout from '../../../theme/layout.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslate();
  const { saveText } = useServices();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={heading}>
        {t('Save your recovery codes')}
      </h3>
      <p className={css.text}>
        {t('Each code logs you in once if you don’t have your phone. We won’t show them again.')}
      </p>
      <ul className={css.recoveryCodes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.inline}>
        <CopyButton text={text} label={t('Copy')} done={t('Copied')} />
        <Button
          variant="secondary"
          shape="pill"
          icon={Download}
          onClick={() => saveText(text, 'connect-recovery-codes.txt')}
        >
          {t('Download')}
        </Button>
        <Button variant="secondary" shape="pill" icon={Printer} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <Button onClick={onKept}>{t('I’ve saved them')}</Button>
    </>
  );
}

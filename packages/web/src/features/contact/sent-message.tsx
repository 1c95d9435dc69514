import { useEffect, useRef } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { heading } from '../../theme/text.css.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import * as css from './contact-screen.css.ts';

/** What stands in place of the form once a message was sent. */
export function SentMessage({ reference, onAnother }: { readonly reference: string; readonly onAnother: () => void }) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.sent}>
      <h2 ref={title} tabIndex={-1} className={heading}>
        {t('Thank you, your message has been sent.')}
      </h2>
      <p>{t('This is your reference number. Please quote it if you email or call us about this message.')}</p>
      <span className={css.reference}>
        <span>{reference}</span>
        <CopyButton text={reference} label={t('Copy')} done={t('Copied')} />
      </span>
      <Button variant="secondary" onClick={onAnother}>
        {t('Write another message')}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import * as css from './admin-form.css.ts';

interface SecretDialogProps {
  title: string;
  /** A link, a key or a secret that is never shown again. */
  secret: string;
  onClose: () => void;
  /** Whom it is for, and until when. */
  children: ReactNode;
}

/** Shows this once what opens something, to be handed on. */
export function SecretDialog({ title, secret, onClose, children }: SecretDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open size="wide" title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('Done')}</Button>}>
      {children} {t('It’s shown only once.')}
      <div className={css.secret}>
        <code className={css.code}>{secret}</code>
        <CopyButton text={secret} label={t('Copy')} done={t('Copied')} />
      </div>
    </Dialog>
  );
}

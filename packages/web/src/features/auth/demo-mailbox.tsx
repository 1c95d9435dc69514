import { ExternalLink } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './demo-accounts.css.ts';

/** Where the mails of the demo can be read, as they are not sent; nothing where they are. `apart` where it stands alone. */
export function DemoMailbox({ apart = false }: { readonly apart?: boolean }) {
  const t = useTranslate();
  const { mailbox } = useServices().config;
  if (mailbox === null) return null;
  return (
    <p className={apart ? css.apart : css.text}>
      {t('This demo doesn’t send emails.')}{' '}
      <a className={css.mailbox} href={mailbox} target="_blank" rel="noopener noreferrer">
        {t('Read them in the demo mailbox')}
        <Icon of={ExternalLink} size={13} />
        <VisuallyHidden>{t('(opens in a new tab)')}</VisuallyHidden>
      </a>
    </p>
  );
}

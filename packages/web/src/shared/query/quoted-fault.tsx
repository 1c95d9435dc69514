import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { recentFault } from '../../line/last-fault.ts';
import * as css from './quoted-fault.css.ts';

/** By what the supplier finds out why something could not be loaded, where the server told that. */
export function QuotedFault() {
  const t = useTranslate();
  const [id] = useState(recentFault);
  return id && <small className={css.quoted}>{t('Quote {id} if you contact us about this.', { id })}</small>;
}

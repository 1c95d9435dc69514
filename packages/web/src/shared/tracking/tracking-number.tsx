import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import * as css from './tracking-panel.css.ts';

/** The number of a parcel, to be copied to where the carrier asks for it. */
export function TrackingNumber({ of }: { of: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(of);
      setCopied(true);
    } catch {
      // Not allowed by the browser: the number can be selected by hand.
    }
  };
  return (
    <span className={css.number}>
      {of}
      <IconButton
        icon={copied ? Check : Copy}
        label={copied ? t('Copied') : t('Copy tracking number')}
        onClick={() => void copy()}
      />
      <LiveRegion text={copied ? t('Copied') : ''} />
    </span>
  );
}

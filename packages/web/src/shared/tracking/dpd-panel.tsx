import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { IconButton } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { dpdLink } from './dpd-link.ts';
import * as css from './tracking-panel.css.ts';

/** DPD is followed on its own site: a link with the tracking number, and what to do there (specification §tracking-panels, decisions §tracking-agents). */
export function DpdPanel({ trackingNumber }: { trackingNumber: string }) {
  const t = useTranslate();
  const { config } = useServices();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(trackingNumber);
      setCopied(true);
    } catch {
      // Not allowed by the browser: the number can be selected by hand.
    }
  };
  return (
    <div className={css.dpd}>
      <a href={dpdLink(config.dpdTrackingUrl, trackingNumber)} target="_blank" rel="noreferrer" className={css.link}>
        {t('Track with DPD')}
        <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
      </a>
      <span className={css.number}>
        {trackingNumber}
        <IconButton
          icon={copied ? Check : Copy}
          label={copied ? t('Copied') : t('Copy tracking number')}
          onClick={() => void copy()}
        />
      </span>
      <p className={css.text}>{t('Enter this tracking number on the DPD site.')}</p>
      <LiveRegion text={copied ? t('Copied') : ''} />
    </div>
  );
}

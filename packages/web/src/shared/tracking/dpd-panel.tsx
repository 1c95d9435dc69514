import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { dpdLink } from './dpd-link.ts';
import { TrackingNumber } from './tracking-number.tsx';
import * as css from './tracking-panel.css.ts';

/** DPD is followed on its own site: a link with the tracking number, and what to do there (specification §tracking-panels, decisions §tracking-agents). */
export function DpdPanel({ trackingNumber }: { trackingNumber: string }) {
  const t = useTranslate();
  const { config } = useServices();
  return (
    <div className={css.byNumber}>
      <a href={dpdLink(config.dpdTrackingUrl, trackingNumber)} target="_blank" rel="noreferrer" className={css.link}>
        {t('Track with DPD')}
        <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
      </a>
      <TrackingNumber of={trackingNumber} />
      <p className={css.text}>{t('Enter this tracking number on the DPD site.')}</p>
    </div>
  );
}

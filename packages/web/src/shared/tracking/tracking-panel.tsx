import type { OrderNo } from '@connect/core/domain/documents/number';
import { userKind } from '@connect/core/domain/access/user';
import type { TrackingMeans } from '@connect/core/domain/documents/tracking';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { Link } from '../../ui/link.tsx';
import { contactPath } from '../page/paths.ts';
import { DpdPanel } from './dpd-panel.tsx';
import { LivePanel } from './live-panel.tsx';
import { TrackingNumber } from './tracking-number.tsx';
import * as css from './tracking-panel.css.ts';

interface TrackingPanelProps {
  means: TrackingMeans;
  /** The order the parcel belongs to; without it the live feed cannot be asked. */
  orderNumber: OrderNo | null;
  /** The order or invoice whose page it stands on. */
  documentNo: string;
}

/** How a shipment can be followed: one panel per kind of carrier (specification §tracking-panels, decisions §tracking-agents). */
export function TrackingPanel({ means, orderNumber, documentNo }: TrackingPanelProps) {
  switch (means.kind) {
    case 'live':
      return orderNumber ? (
        <LivePanel key={means.trackingNumber} trackingNumber={means.trackingNumber} orderNumber={orderNumber} />
      ) : (
        <ContactText />
      );
    case 'dpd':
      return <DpdPanel trackingNumber={means.trackingNumber} />;
    case 'contact-link':
      return (
        <div className={css.byNumber}>
          <TrackingNumber of={means.trackingNumber} />
          <ContactLink documentNo={orderNumber ?? documentNo} />
        </div>
      );
    case 'contact-text':
      return <ContactText />;
  }
}

function ContactText() {
  const t = useTranslate();
  return <p className={css.text}>{t('Please contact us for tracking information.')}</p>;
}

/** The contact page's link, for those who may open it (decisions §open-help); else the text. */
function ContactLink({ documentNo }: { documentNo: string }) {
  const t = useTranslate();
  const { user } = useSession();
  if (userKind(user) !== 'customer') return <ContactText />;
  return (
    <Link href={contactPath(documentNo)} className={css.link} data-off-paper>
      {t('Contact Us')}
    </Link>
  );
}

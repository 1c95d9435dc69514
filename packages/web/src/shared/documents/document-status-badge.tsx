import { documentStatus } from '@connect/core/domain/documents/document-status';
import type { DocumentStatus, StatusSource } from '@connect/core/domain/documents/document-status';
import { orderOutcome } from '@connect/core/domain/documents/order-outcome';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import type { Tone } from '../../theme/palettes.ts';
import { Link } from '../../ui/link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useViewer } from './document-source.ts';
import { statusTexts } from './document-texts.ts';
import { outcomeLabels } from './outcome-text.ts';
import * as css from './document-status-badge.css.ts';
import * as textStyles from '../../theme/text.css.ts';

const tones: Record<Exclude<DocumentStatus, 'unknown'>, Tone> = {
  received: 'info',
  'awaiting-credit-approval': 'wait',
  'awaiting-payment': 'wait',
  'being-prepared': 'prep',
  'partially-shipped': 'part',
  shipped: 'good',
  settled: 'good',
  overdue: 'bad',
  pending: 'none',
  sample: 'none',
};

interface DocumentStatusBadgeProps {
  document: StatusSource;
  /** A sample order is labelled Sample (specification §sample-orders); see `isSampleRow`. */
  sample?: boolean;
  /** Whether Awaiting Credit Approval is followed by its '(Why?)' link (specification §order-status); not inside another link. */
  why?: boolean;
}

/** The status of an order or invoice as a badge; an unknown one is just an ellipsis (specification §invoice-status). */
export function DocumentStatusBadge({ document, sample = false, why = true }: DocumentStatusBadgeProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const viewer = useViewer();
  const status = documentStatus(document, sample, clock.today());
  if (status === 'unknown') return <span className={textStyles.muted}>{statusTexts.unknown}</span>;
  const outcome = document.kind === 'order' ? orderOutcome(document) : null;
  const badge = (
    <>
      <StatusBadge tone={tones[status]}>{t(statusTexts[status])}</StatusBadge>
      {outcome && <span className={css.outcome}> {t(outcomeLabels[viewer][outcome])}</span>}
    </>
  );
  if (!why || status !== 'awaiting-credit-approval') return badge;
  return (
    <>
      {badge}{' '}
      <Link href="/connect/help#credit-approval" className={css.why}>
        {t('(Why?)')}
      </Link>
    </>
  );
}

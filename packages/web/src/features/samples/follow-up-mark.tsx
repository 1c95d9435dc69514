import type { SampleRequest } from '@connect/core/domain/samples/sample-order';
import { CheckCircle2 } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import * as css from './samples-screen.css.ts';
import * as layout from '../../theme/layout.css.ts';

/** The day of a follow-up with its 'Follow-up due' marker, a tick once it is done, a dash where there is none. */
export function FollowUpMark({ request }: { request: Omit<SampleRequest, 'reason' | 'createdBy'> }) {
  const t = useTranslate();
  const format = useFormat();
  if (request.followedUpAt !== null)
    return (
      <span className={css.done}>
        <Icon of={CheckCircle2} size={16} />
        {t('Done on {date}', { date: format.date(request.followedUpAt) })}
      </span>
    );
  return (
    <span className={css.mark}>
      <span className={layout.unbroken}>{format.date(request.followUpOn)}</span>
      {request.followUpDue && <StatusBadge tone="wait">{t('Follow-up due')}</StatusBadge>}
    </span>
  );
}

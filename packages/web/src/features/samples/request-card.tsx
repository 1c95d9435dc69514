import type { SampleOrder } from '@connect/core/domain/samples/sample-order';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { Rows } from '../../shared/detail/facts.tsx';
import * as css from './follow-up-card.css.ts';

/** What the samples were for, and who ordered them; dashes for those that were not ordered in the portal. */
export function RequestCard({ sample }: { sample: SampleOrder | null }) {
  const t = useTranslate();
  return (
    <Card>
      <CardTitle>{t('Request')}</CardTitle>
      <p className={css.reason}>{sample ? (sample.reason ?? '—') : <Shimmer width="80%" />}</p>
      <Rows loading={sample === null} rows={[{ name: t('Ordered by'), value: sample?.createdBy ?? '—' }]} />
    </Card>
  );
}

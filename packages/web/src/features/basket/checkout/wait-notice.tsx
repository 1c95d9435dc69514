import { isForAdministrator, type Checkout, type WaitReason } from '@connect/core/domain/ordering/placement';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface WaitNoticeProps {
  reasons: readonly WaitReason[];
  checkout: Checkout;
}

/** That the order would wait for approval, and why. */
export function WaitNotice({ reasons, checkout: { spendLimit, otherAdministrator } }: WaitNoticeProps) {
  const t = useTranslate();
  const format = useFormat();
  if (reasons.length === 0) return null;
  const amount = spendLimit ? format.money(spendLimit) : '';
  return (
    <Notice tone="wait">
      <strong>{t('This order needs approval.')}</strong>{' '}
      {reasons.includes('over-credit') &&
        t('It’s over your company’s available credit, so your account manager must approve it.')}{' '}
      {reasons.includes('over-limit') &&
        (isForAdministrator('over-limit', otherAdministrator)
          ? t('It’s over your spend limit of {amount}, so an administrator in your company must approve it.', {
              amount,
            })
          : t('It’s over your spend limit of {amount}, so your account manager must approve it.', { amount }))}
    </Notice>
  );
}

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
      <strong>{t('This order will wait for approval.')}</strong>{' '}
      {reasons.includes('over-credit') &&
        t('It is more than your company’s Available Credit: your account manager decides.')}{' '}
      {reasons.includes('over-limit') &&
        (isForAdministrator('over-limit', otherAdministrator)
          ? t('It is more than your own limit of {amount}: an administrator of your company decides.', { amount })
          : t('It is more than your own limit of {amount}: your account manager decides.', { amount }))}
    </Notice>
  );
}

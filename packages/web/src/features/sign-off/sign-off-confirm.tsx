import { storefronts } from '@connect/core/domain/access/storefront';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import type { SignOffPlan } from './use-sign-off.ts';

interface SignOffConfirmProps {
  readonly plan: SignOffPlan;
  readonly onConfirm: (plan: SignOffPlan) => void;
  readonly onClose: () => void;
}

/** Asks before several products are signed off, or says that there are none. */
export function SignOffConfirm({ plan, onConfirm, onClose }: SignOffConfirmProps) {
  const t = useTranslate();
  const n = plan.skus.length;
  if (n === 0)
    return (
      <AlertDialog open onClose={onClose} title={t('Nothing to sign off')} ok={t('OK')}>
        {t('Of these products none can be signed off at this level now.')}
      </AlertDialog>
    );
  const storefront = storefronts.find(({ indexSuffix }) => indexSuffix === plan.region)?.name ?? plan.region;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => onConfirm(plan)}
      title={t('Sign off {n, plural, one {# product} other {# products}}?', { n })}
      confirm={t('Sign off')}
      cancel={t('Cancel')}
    >
      {plan.level === 'first'
        ? t('They get the first sign-off for the storefront {storefront}.', { storefront })
        : t('They get the second sign-off for the storefront {storefront}.', { storefront })}
    </ConfirmDialog>
  );
}

import { storefronts } from '@connect/core/domain/access/storefront';
import type { NotToSign } from '@connect/core/domain/products/sign-off';
import type { SignOffPlan } from '@connect/core/use-cases/products/sign-off';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import * as css from './products-screen.css.ts';
import { leftOutTexts } from './sign-off-texts.ts';

interface SignOffConfirmProps {
  readonly plan: SignOffPlan;
  /** How many of what was chosen are not in the plan, and why. */
  readonly left: Readonly<Record<NotToSign, number>>;
  readonly onConfirm: (plan: SignOffPlan) => void;
  readonly onClose: () => void;
}

/** Asks before several products are signed off, or says that there are none. */
export function SignOffConfirm({ plan, left, onConfirm, onClose }: SignOffConfirmProps) {
  const t = useTranslate();
  const n = plan.skus.length;
  if (n === 0)
    return (
      <AlertDialog open onClose={onClose} title={t('Nothing to sign off')} ok={t('OK')}>
        {t('None of these products can be signed off at this level now.')}
        <LeftOut left={left} />
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
        ? t('First sign-off for the {storefront} storefront.', { storefront })
        : t('Second sign-off for the {storefront} storefront.', { storefront })}
      <LeftOut left={left} />
    </ConfirmDialog>
  );
}

function LeftOut({ left }: Pick<SignOffConfirmProps, 'left'>) {
  const t = useTranslate();
  const n = left.already + left['needs-first'] + left['not-allowed'];
  if (n === 0) return null;
  return (
    <>
      <p>{t('{n, plural, one {# of the selected is} other {# of the selected are}} left out:', { n })}</p>
      <ul className={css.left}>
        {leftOutTexts(t, left).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

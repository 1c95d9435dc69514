import type { Customer } from '@connect/core/domain/account/customer';
import { useId } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { termsText } from './terms-text.ts';
import { cx } from '../../ui/cx.ts';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Withheld } from '../../ui/withheld.tsx';
import * as css from './terms-card.css.ts';

interface TermsCardProps {
  readonly customer: Customer;
  /** Whether the terms are not for the user to see: they are blurred (specification §withheld-figures). */
  readonly withheld: boolean;
}

/** Payment terms and VAT number (specification §payment-terms). */
export function TermsCard({ customer, withheld }: TermsCardProps) {
  const t = useTranslate();
  const id = useId();
  const terms = termsText(t, withheld ? '' : (customer.terms?.description ?? ''));
  const details = [
    terms.qualifier,
    customer.vatRegistrationNo && t('VAT reg. no. {number}', { number: customer.vatRegistrationNo }),
  ].filter(Boolean);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Terms')}</CardTitle>
      <p className={cx(figure, css.terms)}>
        {withheld ? <Withheld dummy={`00 ${t('Days')}`} label={t('Hidden')} /> : terms.period || '—'}
      </p>
      {details.length > 0 && <p className={css.detail}>{details.join(' · ')}</p>}
    </Card>
  );
}

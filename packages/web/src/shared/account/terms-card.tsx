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
  // A number is one word, whatever spaces it is written with.
  const vatNo = customer.vatRegistrationNo?.replaceAll(' ', '\u00A0');
  return (
    <Card aria-labelledby={id} className={css.card}>
      <CardTitle id={id}>{t('Terms')}</CardTitle>
      <p className={cx(figure, css.terms)}>
        {withheld ? <Withheld dummy={`00 ${t('Days')}`} label={t('Hidden')} /> : terms.period || '—'}
      </p>
      <p className={css.qualifier}>{terms.qualifier}</p>
      {vatNo && <p className={css.vat}>{t('VAT reg. no. {number}', { number: vatNo })}</p>}
    </Card>
  );
}

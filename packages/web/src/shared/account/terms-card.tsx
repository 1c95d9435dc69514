import type { Customer } from '@connect/core/domain/account/customer';
import { useId } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { termsText } from './terms-text.ts';
import { cx } from '../../ui/cx.ts';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { Withheld } from '../../ui/withheld.tsx';
import * as css from './terms-card.css.ts';

interface TermsCardProps {
  /** Null while it is on the way. */
  readonly customer: Customer | null;
  /** Whether the terms are not for the user to see: they are blurred (specification §withheld-figures). */
  readonly withheld: boolean;
}

/** Payment terms and VAT number (specification §payment-terms). */
export function TermsCard({ customer, withheld }: TermsCardProps) {
  const t = useTranslate();
  const id = useId();
  const terms = termsText(t, withheld ? '' : (customer?.terms?.description ?? ''));
  // A number is one word, whatever spaces it is written with.
  const vatNo = customer?.vatRegistrationNo?.replaceAll(' ', '\u00A0');
  const period = withheld ? <Withheld dummy={`00 ${t('Days')}`} label={t('Hidden')} /> : terms.period || '—';
  return (
    <Card aria-labelledby={id} className={css.card}>
      <CardTitle id={id}>{t('Terms')}</CardTitle>
      <div className={css.terms}>
        <p className={cx(figure, css.period)}>{customer ? period : <Shimmer width="60%" height={28} />}</p>
        <p className={css.detail}>{customer ? terms.qualifier : <Shimmer width="40%" />}</p>
      </div>
      {vatNo && <p className={css.vat}>{t('VAT reg. no. {number}', { number: vatNo })}</p>}
      {!customer && (
        <p className={css.vat}>
          <Shimmer width="80%" />
        </p>
      )}
    </Card>
  );
}

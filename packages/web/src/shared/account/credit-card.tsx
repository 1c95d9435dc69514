import { availableCredit } from '@connect/core/domain/account/customer';
import type { Customer } from '@connect/core/domain/account/customer';
import { isNegative, money, type Money } from '@connect/core/domain/money/money';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { Format } from '../../i18n/format.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { cx } from '../../ui/cx.ts';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { StackedBar, type BarSegment } from '../../ui/stacked-bar.tsx';
import { ShimmerOf } from '../../ui/shimmer-of.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { Withheld } from '../../ui/withheld.tsx';
import { useDocumentMoney } from '../documents/use-document-money.ts';
import * as css from './credit-card.css.ts';
import * as textStyles from '../../theme/text.css.ts';

/** What stands in for figures that are withheld: the same for everybody, so that they say nothing of anybody (specification §withheld-figures). */
const dummies = {
  creditLimit: money(25_000_00, ''),
  totalOwed: money(12_345_67, ''),
  outstandingOrdersValue: money(2345_67, ''),
};

/** What most accounts say of their figures, until it is known. */
const derived = { balanceDerived: true, outstandingDerived: true };

interface CreditCardProps {
  /** Null while it is on the way. */
  readonly customer: Customer | null;
  /** Whether the figures are not for the user to see: dummies are shown, blurred (specification §withheld-figures). */
  readonly withheld: boolean;
}

/** Where figures come from that the portal may know by itself. */
const sourcesOf = (
  t: Translate,
  { moment }: Pick<Format, 'moment'>,
  {
    balanceDerived,
    invoicesLeftOut,
    outstandingDerived,
    figuresGivenAt,
  }: Pick<Customer, 'balanceDerived' | 'invoicesLeftOut' | 'outstandingDerived' | 'figuresGivenAt'>,
): readonly string[] => {
  const date = figuresGivenAt === undefined ? null : moment(figuresGivenAt);
  const givenBalance = () =>
    date === null
      ? t('Current Balance comes from our accounts.')
      : t('Current Balance comes from our accounts as of {date}.', { date });
  const givenOrders = () =>
    date === null
      ? t('Outstanding Orders come from our accounts, plus orders placed here since.')
      : t('Outstanding Orders come from our accounts as of {date}, plus orders placed here since.', { date });
  const leftOut =
    invoicesLeftOut === undefined
      ? []
      : [
          t('{n, plural, one {# invoice isn’t} other {# invoices aren’t}} included: the amount due isn’t known yet.', {
            n: invoicesLeftOut,
          }),
        ];
  if (balanceDerived === true && outstandingDerived === true)
    return [t('Calculated from invoices, credit notes, payments and open orders.'), ...leftOut];
  const balance =
    balanceDerived === true
      ? t('Current Balance is calculated from invoices, credit notes and payments.')
      : givenBalance();
  const outstanding =
    outstandingDerived === true ? t('Outstanding Orders are calculated from open orders.') : givenOrders();
  return [
    ...(balanceDerived === undefined ? [] : [balance]),
    ...leftOut,
    ...(outstandingDerived === undefined ? [] : [outstanding]),
  ];
};

/**
 * Credit Limit, Current Balance, Outstanding Orders and Available Credit (specification §customer-dashboard). One may be negative (decisions §available-credit-formula); one
 * that the server does not know is a dash.
 */
export function CreditCard({ customer, withheld }: CreditCardProps) {
  const t = useTranslate();
  const write = useDocumentMoney();
  const format = useFormat();
  const id = useId();
  const figures = withheld || !customer ? dummies : customer;
  const { creditLimit, totalOwed, outstandingOrdersValue } = figures;
  const available = availableCredit(figures);

  const shown = (amount: Money | null): ReactNode => {
    if (!customer) return <Shimmer width={88} />;
    if (amount === null) return '—';
    if (withheld) return <Withheld dummy={write(amount)} label={t('Hidden')} />;
    return <span className={cx(isNegative(amount) && textStyles.problem)}>{write(amount)}</span>;
  };
  const segment = (label: string, amount: Money | null, fill: BarSegment['fill']): BarSegment => ({
    label,
    value: customer ? (amount?.minor ?? 0) : 0,
    text: shown(amount),
    fill,
  });
  const notes = withheld ? [] : sourcesOf(t, format, customer ?? derived);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Credit Limit')}</CardTitle>
      <p className={cx(figure, css.limit)}>{shown(creditLimit)}</p>
      <div className={cx(withheld && css.quiet)}>
        <StackedBar
          total={creditLimit?.minor ?? 0}
          segments={[
            segment(t('Current Balance'), totalOwed, 'brand'),
            segment(t('Outstanding Orders'), outstandingOrdersValue, 'wait'),
            segment(t('Available Credit'), available, 'rest'),
          ]}
        />
      </div>
      {customer && notes.length > 0 && <p className={css.note}>{notes.join(' ')}</p>}
      {!customer && (
        <div className={css.note}>
          <ShimmerOf>{notes.join(' ')}</ShimmerOf>
        </div>
      )}
      {withheld && <p className={css.note}>{t('You don’t have permission to see balances.')}</p>}
    </Card>
  );
}

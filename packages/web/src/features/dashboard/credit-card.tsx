import { availableCredit } from '@connect/core/domain/account/customer';
import type { Customer } from '@connect/core/domain/account/customer';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { cx } from '../../ui/cx.ts';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { StackedBar } from '../../ui/stacked-bar.tsx';
import { Withheld } from '../../ui/withheld.tsx';
import { useDocumentMoney } from '../documents/use-document-money.ts';
import * as css from './credit-card.css.ts';

/** What stands in for figures that are withheld: the same for everybody, so that they say nothing of anybody (spec §5). */
const dummies = { creditLimit: 25_000, totalOwed: 12_345.67, outstandingOrdersValue: 2345.67 };

/**
 * Credit Limit, Current Balance, Outstanding Orders and Available Credit (spec §2). Figures the user may not see are null
 * and shown as blurred dummies; a shown one may be negative (decisions 11, 14).
 */
export function CreditCard({ customer }: { readonly customer: Customer }) {
  const t = useTranslate();
  const money = useDocumentMoney();
  const id = useId();
  const withheld = customer.creditLimit === null;
  const creditLimit = customer.creditLimit ?? dummies.creditLimit;
  const totalOwed = customer.totalOwed ?? dummies.totalOwed;
  const outstanding = customer.outstandingOrdersValue ?? dummies.outstandingOrdersValue;
  const available = availableCredit({ creditLimit, totalOwed, outstandingOrdersValue: outstanding }) ?? 0;

  const shown = (amount: number): ReactNode =>
    withheld ? (
      <Withheld dummy={money(amount)} label={t('Hidden')} />
    ) : (
      <span className={cx(amount < 0 && css.negative)}>{money(amount)}</span>
    );
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Credit Limit')}</CardTitle>
      <p className={cx(figure, css.limit)}>{shown(creditLimit)}</p>
      <div className={cx(withheld && css.quiet)}>
        <StackedBar
          total={creditLimit}
          segments={[
            { label: t('Current Balance'), value: totalOwed, text: shown(totalOwed), fill: 'brand' },
            { label: t('Outstanding Orders'), value: outstanding, text: shown(outstanding), fill: 'wait' },
            { label: t('Available Credit'), value: available, text: shown(available), fill: 'rest' },
          ]}
        />
      </div>
      {withheld && <p className={css.note}>{t('Balances are hidden for your sign-in.')}</p>}
    </Card>
  );
}

import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { isNothing } from '@connect/core/domain/money/money';
import { useId } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useDocumentMoney } from '../../shared/documents/use-document-money.ts';
import { EmailText } from '../../shared/forms/email-text.tsx';
import { addressLines } from '../../shared/customers/address-lines.ts';
import * as css from './view-customer.css.ts';
import * as textStyles from '../../theme/text.css.ts';
import * as layout from '../../theme/layout.css.ts';

interface FactsProps {
  /** Null while the customer is on the way. */
  readonly customer: ManagedCustomer | null;
}

/** What unpaid invoices past their due date come to. */
export function OverdueCard({ customer }: FactsProps) {
  const t = useTranslate();
  const money = useDocumentMoney();
  const id = useId();
  const isOverdue = customer !== null && !isNothing(customer.overdue);
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Overdue amount')}</CardTitle>
      <p className={cx(figure, css.overdue, isOverdue && textStyles.problem)}>
        {customer ? money(customer.overdue) : <Shimmer width={128} height={28} />}
      </p>
      <p className={css.detail}>
        {isOverdue || customer === null
          ? t('Unpaid invoices past their due date')
          : t('No invoice is past its due date.')}
      </p>
    </Card>
  );
}

/** Whose customer it is, and where. */
export function AccountCard({ customer }: FactsProps) {
  const t = useTranslate();
  const id = useId();
  const facts = [
    { name: t('Account manager'), lines: 1, value: customer && [customer.accountManager ?? t('Not assigned')] },
    { name: t('Address'), lines: 2, value: customer && addressLines(customer.address) },
  ];
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Account')}</CardTitle>
      <dl className={css.facts}>
        {facts.map(({ name, lines, value }) => (
          <div key={name}>
            <dt className={css.factName}>{name}</dt>
            <dd className={css.factValue} data-lines={lines}>
              {value === null ? <Shimmer width={128} height={20} /> : value.join(', ') || '—'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Whom to write to and to ring. */
export function ContactsCard({ customer }: FactsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Contacts')}</CardTitle>
      {customer === null && <Waiting />}
      {customer?.contacts.length === 0 && <p className={css.none}>{t('No contacts on file.')}</p>}
      <ul className={layout.column}>
        {customer?.contacts.map(({ name, job, email, phone }, index) => (
          <li key={index} className={css.entry}>
            <span className={css.name}>{name}</span>
            {job && <span className={textStyles.secondary}>{job}</span>}
            {email && (
              <Link href={`mailto:${email}`} className={css.link}>
                <EmailText email={email} />
              </Link>
            )}
            {phone && (
              <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={css.link}>
                {phone}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where goods can be shipped to. */
export function AddressesCard({ customer }: FactsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id}>{t('Delivery addresses')}</CardTitle>
      {customer === null && <Waiting />}
      {customer?.addresses.length === 0 && <p className={css.none}>{t('No delivery addresses on file.')}</p>}
      <ul className={layout.column}>
        {customer?.addresses.map(({ id: key, name, ...address }) => (
          <li key={key} className={css.entry}>
            <span className={css.name}>{name}</span>
            <span className={textStyles.secondary}>{addressLines(address).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      {[140, 180, 120].map((width) => (
        <Shimmer key={width} width={width} />
      ))}
    </div>
  );
}

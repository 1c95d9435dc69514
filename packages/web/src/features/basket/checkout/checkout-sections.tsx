import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import { maxNotes, maxReference } from '@connect/core/domain/ordering/placement';
import type { Checkout, ReferenceRule } from '@connect/core/domain/ordering/placement';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import type { Translate } from '../../../i18n/translator.ts';
import { heading } from '../../../theme/text.css.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Shimmer } from '../../../ui/shimmer.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { addressLines } from '../../../shared/customers/address-lines.ts';
import { DayField } from '../../../shared/calendar/day-field.tsx';
import * as css from '../../../shared/forms/order-form.css.ts';
import type { CheckoutProblems } from './checkout-problems.ts';
import * as layout from '../../../theme/layout.css.ts';

/** A part of the checkout, under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={cx(heading, css.cardTitle)}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

interface DeliverySectionProps {
  /** Null while it is not known. */
  checkout: Checkout | null;
  address: ShipToAddress | null;
  problem: string | undefined;
  onChoose: (addressId: string) => void;
}

/** To which of the company's addresses it goes. */
export function DeliverySection({ checkout, address, problem, onChoose }: DeliverySectionProps) {
  const t = useTranslate();
  return (
    <Section title={t('Delivery')}>
      <div className={layout.stack}>
        {problem !== undefined && <Notice>{problem}</Notice>}
        {checkout ? (
          <RadioCards
            label={t('Ship to')}
            value={address?.id ?? null}
            options={checkout.addresses.map((each) => ({
              value: each.id,
              label: each.name,
              text: addressLines(each).join(', '),
            }))}
            onChange={onChoose}
          />
        ) : (
          <Shimmer height={96} />
        )}
      </div>
    </Section>
  );
}

const referenceHint = (t: Translate, { required, mask }: ReferenceRule): string | undefined => {
  if (mask !== null) return t('Your company’s format: {mask} (# is a digit, @ a letter).', { mask });
  return required ? t('Required by your company.') : undefined;
};

interface OrderSectionProps {
  entry: CheckoutEntry;
  checkout: Checkout | null;
  problems: CheckoutProblems;
  onChange: (part: Partial<Pick<CheckoutEntry, 'reference' | 'requestedOn' | 'notes'>>) => void;
}

/** What the customer writes on the order. */
export function OrderSection({ entry, checkout, problems, onChange }: OrderSectionProps) {
  const t = useTranslate();
  const format = useFormat();
  const isRequired = checkout?.referenceRule.required ?? false;
  return (
    <Section title={t('Your order')}>
      <div className={layout.stack}>
        <div className={css.pair}>
          <Field
            label={isRequired ? t('Your Reference') : t('Your Reference (optional)')}
            name="reference"
            autoComplete="off"
            maxLength={maxReference}
            required={isRequired}
            value={entry.reference}
            error={problems.reference}
            hint={checkout ? referenceHint(t, checkout.referenceRule) : undefined}
            onChange={({ target }) => onChange({ reference: target.value })}
          />
          <DayField
            label={t('Requested delivery date (optional)')}
            name="requested-on"
            min={checkout?.earliest}
            day={entry.requestedOn}
            error={problems.requestedOn}
            hint={
              checkout
                ? t('Earliest {date}. Leave empty to ship as soon as possible.', {
                    date: format.longDate(checkout.earliest),
                  })
                : undefined
            }
            onDay={(requestedOn) => onChange({ requestedOn })}
          />
        </div>
        <Textarea
          label={t('Notes about this order (optional)')}
          name="notes"
          rows={3}
          maxLength={maxNotes}
          value={entry.notes}
          error={problems.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </div>
    </Section>
  );
}

import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { CustomerHit, ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { highlightParts } from '@connect/core/domain/search/search-term';
import { Building2 } from 'lucide-react';
import { useRef } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { PanelBox } from '../../shared/search/panel-box.tsx';
import type { Query } from '../../shared/query/use-query.ts';
import * as css from '../../shared/forms/order-form.css.ts';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import * as layout from '../../theme/layout.css.ts';
import * as textStyles from '../../theme/text.css.ts';

interface CustomerSectionProps {
  readonly customerNo: CustomerNo | null;
  /** The customer of that number, as it comes. */
  readonly customer: Query<ManagedCustomer | null>;
  readonly problem: string | undefined;
  readonly onChoose: (customerNo: CustomerNo | null) => void;
}

/** Whose sample order it is: looked for as one types, then shown with what keeps it from being sent. */
export function CustomerSection({ customerNo, customer, problem, onChoose }: CustomerSectionProps) {
  const t = useTranslate();
  const { searchCustomers } = useStaff();
  const section = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(section);
  const choose = (no: CustomerNo | null) => {
    // The button after a choice, the box after that button.
    focusNext('input, button');
    onChoose(no);
  };
  return (
    <div ref={section}>
      {customerNo === null ? (
        <FieldFrame
          label={t('Find a customer')}
          error={problem}
          hint={t('Search by company name, customer number or postcode.')}
        >
          {(control) => (
            <PanelBox<CustomerHit>
              placeholder={t('Search for a customer')}
              search={searchCustomers}
              slash={false}
              control={control}
              option={(hit) => ({
                key: hit.id,
                content: <FoundCustomer hit={hit} />,
                pick: () => choose(hit.no),
              })}
              none={(text) => t('No customers match “{text}”.', { text })}
            />
          )}
        </FieldFrame>
      ) : (
        <div className={layout.stack}>
          <div className={layout.bar}>
            <span className={css.mark}>
              <Icon of={Building2} />
            </span>
            <span className={css.chosenTexts}>
              <span className={textStyles.bold}>
                {customer.value?.name ?? (customer.loading ? <Shimmer width={160} /> : customerNo)}
              </span>
              <span className={textStyles.detail}>{customerNo}</span>
            </span>
            <Button
              variant="secondary"
              // Where the focus goes when the form is not sent for it.
              data-invalid={problem !== undefined}
              onClick={() => choose(null)}
            >
              {t('Change')}
            </Button>
          </div>
          <CustomerNotice no={customerNo} customer={customer} problem={problem} />
        </div>
      )}
    </div>
  );
}

/** What is wrong with the customer who is chosen: said at once, not only when the form is sent. */
function CustomerNotice({
  no,
  customer,
  problem,
}: Pick<CustomerSectionProps, 'customer' | 'problem'> & { no: CustomerNo }) {
  const t = useTranslate();
  if (customer.value?.isBlocked) return <Notice>{t('This customer is blocked, so you can’t send samples.')}</Notice>;
  if (customer.failure === null) return problem !== undefined && !customer.loading ? <Notice>{problem}</Notice> : null;
  const isNone = customer.failure === 'not-found' || customer.failure === 'rejected';
  return isNone ? (
    <Notice>{t('We couldn’t find customer {no}.', { no })}</Notice>
  ) : (
    <Notice action={{ label: t('Try again'), onAction: customer.reload }}>
      {t('We couldn’t load customer {no}.', { no })}
    </Notice>
  );
}

function FoundCustomer({ hit: { highlighted } }: { hit: CustomerHit }) {
  return (
    <span className={css.found}>
      <span className={textStyles.bold}>
        <Highlight parts={highlightParts(highlighted.name)} />
      </span>
      <span className={css.foundFacts}>
        <span>
          <Highlight parts={highlightParts(highlighted.no)} />
        </span>
        <span>
          <Highlight parts={highlightParts(highlighted.postCode)} />
        </span>
      </span>
    </span>
  );
}

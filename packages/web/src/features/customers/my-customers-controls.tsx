import { customerFilters, customerSorts } from '@connect/core/domain/account/managed-customer';
import type { CustomerFilter, CustomerListQuery, CustomerSort } from '@connect/core/domain/account/managed-customer';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { CensorSwitch } from './censor-switch.tsx';
import * as css from './my-customers-screen.css.ts';

const filterLabels: Record<CustomerFilter, string> = {
  all: msg('customers|All'),
  blocked: msg('customers|Blocked'),
  overdue: msg('customers|Overdue'),
  'near-limit': msg('Near credit limit'),
};
const sortLabels: Record<CustomerSort, string> = {
  name: msg('Customer Name'),
  no: msg('Customer Number'),
  credit_limit: msg('Credit Limit'),
  balance: msg('Current Balance'),
  terms: msg('Terms'),
};

interface MyCustomersControlsProps {
  readonly query: CustomerListQuery;
  readonly onChange: (part: Partial<CustomerListQuery>) => void;
  readonly censored: boolean;
  readonly onCensored: (censored: boolean) => void;
}

/** Which customers are listed, in what order where no header can be pressed, and whether their figures are hidden. */
export function MyCustomersControls({ query, onChange, censored, onCensored }: MyCustomersControlsProps) {
  const t = useTranslate();
  const sortings = customerSorts.flatMap((sort) =>
    [false, true].map((descending) => {
      const column = t(sortLabels[sort]);
      const label = descending ? t('{column}, descending', { column }) : t('{column}, ascending', { column });
      return { value: `${sort} ${descending}`, label, sort, descending };
    }),
  );
  return (
    <div className={css.controls}>
      <SegmentSwitch
        label={t('Show')}
        options={customerFilters.map((value) => ({ value, label: t(filterLabels[value]) }))}
        value={query.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <Select
        className={css.sort}
        label={t('Sort by')}
        options={sortings}
        value={`${query.sort} ${query.descending}`}
        onChange={({ target }) => {
          const chosen = sortings.find(({ value }) => value === target.value);
          if (chosen) onChange({ sort: chosen.sort, descending: chosen.descending });
        }}
      />
      <LinkButton variant="secondary" href="/connect/credit-approvals">
        {t('Credit approvals')}
      </LinkButton>
      <span className={css.censor}>
        <CensorSwitch censored={censored} onCensored={onCensored} />
      </span>
    </div>
  );
}

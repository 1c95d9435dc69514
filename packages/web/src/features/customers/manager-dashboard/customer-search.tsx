import type { CustomerHit } from '@connect/core/domain/account/managed-customer';
import { highlightParts } from '@connect/core/domain/search/search-term';
import { Building2 } from 'lucide-react';
import { useId } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useStaff } from '../../../staff-services.ts';
import { heading } from '../../../theme/text.css.ts';
import { Card } from '../../../ui/card.tsx';
import { Highlight } from '../../../ui/highlight.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { customerPath } from '../../../shared/customers/customer-path.ts';
import { PanelBox } from '../../../shared/search/panel-box.tsx';
import * as panelCss from '../../../shared/search/search-results.css.ts';
import * as css from './customer-search.css.ts';

/** The customer search widget (specification §customer-search-widget): by company name, account number or postcode, as one types. */
export function CustomerSearch() {
  const t = useTranslate();
  const id = useId();
  const { searchCustomers } = useStaff();
  return (
    <Card className={css.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={heading}>
          {t('Find a customer')}
        </h2>
        <p id={`${id}-help`} className={css.text}>
          {t("Search customers by company name, account number, or postcode. We'll show results as you type.")}
        </p>
      </div>
      <div className={css.box}>
        <PanelBox
          placeholder={t('Search for a customer')}
          search={searchCustomers}
          option={(hit) => ({ key: hit.id, href: customerPath(hit.no), content: <FoundCustomer hit={hit} /> })}
          none={() => t('No customers found.')}
          slash={false}
          describedBy={`${id}-help`}
        />
      </div>
    </Card>
  );
}

/** Name, number and post code, with what was found of them marked (specification §customer-search-widget). */
function FoundCustomer({ hit: { highlighted } }: { readonly hit: CustomerHit }) {
  return (
    <>
      <span className={panelCss.icon}>
        <Icon of={Building2} />
      </span>
      <span className={panelCss.body}>
        <span className={css.name}>
          <Highlight parts={highlightParts(highlighted.name)} />
        </span>
        <span className={panelCss.details}>
          <span>
            <Highlight parts={highlightParts(highlighted.no)} />
          </span>
          <span>
            <Highlight parts={highlightParts(highlighted.postCode)} />
          </span>
        </span>
      </span>
    </>
  );
}

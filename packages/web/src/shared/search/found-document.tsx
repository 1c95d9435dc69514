import { isSampleRow, visibleSkus } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import { highlightParts } from '@connect/core/domain/search/search-term';
import { PackageOpen, ReceiptText } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumbersText } from '../documents/document-numbers.tsx';
import { useViewer } from '../documents/document-source.ts';
import { DocumentStatusBadge } from '../documents/document-status-badge.tsx';
import { DocumentTotal } from '../documents/document-total.tsx';
import * as css from './search-results.css.ts';

/**
 * An order or invoice in a search panel. Account managers see whose it is in place of what it comes to, for which the index
 * has no currency (specification §hits-of-account-managers).
 */
export function FoundDocument({ hit }: { readonly hit: DocumentHit }) {
  const t = useTranslate();
  const format = useFormat();
  const skus = visibleSkus(hit);
  const viewer = useViewer();
  const isCustomer = viewer === 'customer';
  const reference = hit.highlighted.poNumber ?? hit.poNumber;
  return (
    <>
      <span className={css.icon}>
        <Icon of={hit.kind === 'order' ? PackageOpen : ReceiptText} />
      </span>
      <span className={css.body}>
        <span className={css.line}>
          <NumbersText hit={hit} />
          <DocumentStatusBadge document={hit} sample={isSampleRow(hit, viewer)} why={false} />
        </span>
        {!isCustomer && <span>{hit.customerName}</span>}
        <span className={css.details}>
          <span>{hit.kind === 'order' ? t('Order') : t('Invoice')}</span>
          {reference && (
            <span>
              <Highlight parts={highlightParts(reference)} />
            </span>
          )}
          <span>{format.date(hit.documentDate)}</span>
        </span>
        {skus.length > 0 && <span className={css.skus}>{skus.join(', ')}</span>}
      </span>
      {isCustomer && (
        <span className={css.total}>
          <DocumentTotal hit={hit} />
        </span>
      )}
    </>
  );
}

import { shownTotal } from '@connect/core/domain/samples/sample';
import { isSampleRow } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useDocumentSource, useViewer } from './document-source.ts';
import * as css from './document-total.css.ts';
import { useDocumentMoney } from './use-document-money.ts';

/** A found document's total: nothing to pay is 'Free', a sample's amount is struck through (specification §sample-totals). */
export function DocumentTotal({ hit }: { hit: DocumentHit }) {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  const viewer = useViewer();
  const { currency } = useDocumentSource();
  const total = hit.totalIncVat;
  const shown = shownTotal(total, isSampleRow(hit, viewer));
  // As much room as the amount takes is kept until its currency is known, lest what stands beside it wrap then.
  if (currency === null && shown !== 'free')
    return <span className={css.awaited}>{`£${format.number(total.minor)}.`}</span>;
  switch (shown) {
    case 'free':
      return t('Free');
    case 'struck-through':
      return <s className={css.struck}>{money(total)}</s>;
    case 'plain':
      return money(total);
  }
}

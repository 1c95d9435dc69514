import { shownTotal } from '@connect/core/domain/samples/sample';
import { isSampleRow } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useViewer } from './document-source.ts';
import { useDocumentMoney } from './use-document-money.ts';
import * as textStyles from '../../theme/text.css.ts';

/** A found document's total: nothing to pay is 'Free', a sample's amount is struck through (specification §sample-totals). */
export function DocumentTotal({ hit }: { hit: DocumentHit }) {
  const t = useTranslate();
  const money = useDocumentMoney();
  const viewer = useViewer();
  switch (shownTotal(hit.totalIncVat, isSampleRow(hit, viewer))) {
    case 'free':
      return t('Free');
    case 'struck-through':
      return <s className={textStyles.muted}>{money(hit.totalIncVat)}</s>;
    case 'plain':
      return money(hit.totalIncVat);
  }
}

import type { Invoice, Line } from '@connect/core/domain/documents/document';
import { isCharge, splitInvoiceLines } from '@connect/core/domain/documents/lines';
import { useId } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { heading, small } from '../../../theme/text.css.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { noteOf, numbered, useLineColumns } from '../../../shared/detail/line-columns.tsx';
import type { Numbered } from '../../../shared/detail/line-columns.tsx';
import * as css from '../../../shared/detail/lines.css.ts';

/** The lines an invoice charges. */
export function InvoiceLines({ invoice }: { invoice: Invoice | null }) {
  const t = useTranslate();
  const columns = useLineColumns(true);
  return (
    <Card padding="none">
      <DataTable<Numbered<Line>>
        label={t('Items on this invoice')}
        columns={columns}
        slimEnd={columns.length > 5}
        rows={numbered(splitInvoiceLines(invoice?.lines ?? []).shipped)}
        rowKey={(line) => line.key}
        isDimmed={(line) => isCharge(line.itemNo)}
        spanning={noteOf}
        shimmerRows={invoice ? 0 : 4}
        empty={<p className={css.empty}>{t('This invoice has no items.')}</p>}
      />
    </Card>
  );
}

/** The items of the order that this invoice does not charge; nothing when there are none (specification §invoice-lines). */
export function NotIncludedLines({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const id = useId();
  const columns = useLineColumns(false);
  const { notShipped } = splitInvoiceLines(invoice.lines);
  if (notShipped.length === 0) return null;
  return (
    <Card padding="none" dimmed aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={heading}>
          {t('Items not included on this invoice')}
        </h2>
        <p className={small}>{t('The items below may be pending shipment or may appear on another invoice.')}</p>
      </div>
      <DataTable<Numbered<Line>>
        label={t('Items not included on this invoice')}
        columns={columns}
        slimEnd={columns.length > 5}
        rows={numbered(notShipped)}
        rowKey={(line) => line.key}
        isDimmed={() => true}
      />
    </Card>
  );
}

import type { Invoice, Order } from '@connect/core/domain/documents/document';
import { vatAmount } from '@connect/core/domain/documents/totals';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { useDocumentMoney } from '../documents/use-document-money.ts';
import { totals } from './detail-page.css.ts';
import { Rows, type Row } from './facts.tsx';

/** What is known of a document before it has come: the row that a list had of it, or what has come. */
export type KnownHead = Pick<Order | Invoice, 'documentDate' | 'postingDate' | 'totalIncVat'>;

interface DatesCardProps {
  readonly document: Pick<KnownHead, 'documentDate' | 'postingDate'> | null;
}

/** Order Dates: Created is the document's date, Accepted its posting date (specification §invoice-page). */
export function DatesCard({ document }: DatesCardProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Card>
      <CardTitle>{t('Order Dates')}</CardTitle>
      <Rows
        loading={document === null}
        rows={[
          { name: t('Created'), value: format.date(document?.documentDate) },
          { name: t('Accepted'), value: format.date(document?.postingDate) },
        ]}
      />
    </Card>
  );
}

interface TotalsCardProps {
  readonly title: string;
  readonly document: Order | Invoice | null;
  /** What is known before the document has come. */
  readonly head: KnownHead | null;
  /** What stands below the total. */
  readonly more?: readonly Row[];
}

/** Sub Total, VAT and Total; VAT is the difference of the two totals, or stands rate by rate (specification §totals). */
export function TotalsCard({ title, document, head, more = [] }: TotalsCardProps) {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  const rates = document?.kind === 'invoice' ? document.vatRates : [];
  return (
    <Card className={totals}>
      <CardTitle>{title}</CardTitle>
      <Rows
        rows={[
          { name: t('Sub Total'), value: document && money(document.totalExVat) },
          ...(rates.length === 0
            ? [{ name: t('VAT'), value: document && money(vatAmount(document)) }]
            : rates.map(({ percent, vat }) => ({
                name: t('VAT at {rate}%', { rate: format.number(percent) }),
                value: money(vat),
              }))),
          { name: t('Total'), value: head && money(head.totalIncVat), total: true },
          ...more,
        ]}
      />
    </Card>
  );
}

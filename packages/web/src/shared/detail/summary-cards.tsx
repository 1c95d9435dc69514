import type { Invoice, Order } from '@connect/core/domain/documents/document';
import { vatAmount } from '@connect/core/domain/documents/totals';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { useDocumentMoney } from '../documents/use-document-money.ts';
import { totals } from './detail-page.css.ts';
import { Rows } from './facts.tsx';

/** Order Dates: Created is the document's date, Accepted its posting date (specification §invoice-page). */
export function DatesCard({ document }: { document: Order | Invoice | null }) {
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

/** Sub Total, VAT and Total; VAT is the difference of the two totals, or stands rate by rate (specification §totals). */
export function TotalsCard({ title, document }: { title: string; document: Order | Invoice | null }) {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  const rates = document?.kind === 'invoice' ? document.vatRates : [];
  return (
    <Card className={totals}>
      <CardTitle>{title}</CardTitle>
      <Rows
        loading={document === null}
        rows={[
          { name: t('Sub Total'), value: document && money(document.totalExVat) },
          ...(rates.length === 0
            ? [{ name: t('VAT'), value: document && money(vatAmount(document)) }]
            : rates.map(({ percent, vat }) => ({
                name: t('VAT at {rate}%', { rate: format.number(percent) }),
                value: money(vat),
              }))),
          { name: t('Total'), value: document && money(document.totalIncVat), total: true },
        ]}
      />
    </Card>
  );
}

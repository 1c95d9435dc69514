import type { InvoiceNo } from '@connect/core/domain/documents/number';
import { may, permissions } from '@connect/core/domain/access/user';
import { shownValue, type Invoice } from '@connect/core/domain/documents/document';
import { isNegative } from '@connect/core/domain/money/money';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { useDocumentSource } from '../../../shared/documents/document-source.ts';
import { useDocumentMoney } from '../../../shared/documents/use-document-money.ts';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { Facts } from '../../../shared/detail/facts.tsx';
import { ShipToCard } from '../../../shared/detail/order-cards.tsx';
import * as css from '../../../shared/detail/detail-page.css.ts';
import { Notice } from '../../../ui/notice.tsx';
import { InvoiceLines, NotIncludedLines } from './invoice-lines.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { Shipments } from '../../../shared/detail/shipments.tsx';
import { DatesCard, TotalsCard } from '../../../shared/detail/summary-cards.tsx';
import { useDetail, type StartedDetail } from '../../../shared/detail/use-detail.ts';
import { useSeenRow } from '../../../shared/detail/use-seen-row.ts';

interface InvoiceDetailScreenProps {
  no: InvoiceNo;
  /** What was asked for before the page stood. */
  started?: StartedDetail<Invoice> | null;
}

/** An invoice in full (specification §invoice-page). Key it by its number. */
export function InvoiceDetailScreen({ no, started = null }: InvoiceDetailScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  const { viewInvoice, documentPath, referenceName } = useDocumentSource();
  const { user } = useSession();
  const detail = useDetail(viewInvoice, no, started);
  const invoice = detail.document;
  const row = useSeenRow('invoice', no);
  const head = invoice ?? row;
  const reference = invoice ? invoice.externalReference : (row?.poNumber ?? null);
  const shown = shownValue(invoice ? invoice.no : no, t('Unknown'));
  const isCreditNote = head !== null && isNegative(head.totalIncVat);
  const remaining = head?.remainingAmount ?? null;
  const due = invoice?.cancelled ? null : head?.dueDate;
  const opensOrder = head?.orderNumber && may(user, permissions.viewOrders);
  return (
    <DetailPage
      kind="invoice"
      no={no}
      title={isCreditNote ? t('Credit note {no}', { no: shown }) : t('Invoice {no}', { no: shown })}
      isCreditNote={isCreditNote}
      detail={detail}
      row={row}
      facts={
        <Facts
          facts={[
            {
              name: t('Order'),
              value: head && shownValue(head.orderNumber, t('Unknown')),
              href: opensOrder ? documentPath('order', head.orderNumber) : undefined,
            },
            { name: t(referenceName), value: head && shownValue(reference, t('Not Provided')), long: true },
          ]}
        />
      }
      actions={!isCreditNote && <ReorderButton lines={invoice?.lines ?? null} />}
      notice={
        invoice?.cancelled && (
          <div className={css.notice} data-on-paper>
            <Notice tone="wait">{t('This invoice was cancelled. There is nothing to pay.')}</Notice>
          </div>
        )
      }
      aside={
        <>
          <DatesCard document={head} />
          <TotalsCard
            title={t('Totals')}
            document={invoice}
            head={head}
            more={
              isCreditNote
                ? []
                : [
                    { name: t('Balance due'), value: head && (remaining === null ? '—' : money(remaining)) },
                    { name: t('Due date'), value: head && format.date(due) },
                  ]
            }
          />
          {invoice?.shipTo && (
            <div className={css.onPaper}>
              <ShipToCard document={invoice} />
            </div>
          )}
        </>
      }
    >
      <InvoiceLines invoice={invoice} />
      {invoice && (
        <>
          <NotIncludedLines invoice={invoice} />
          <Shipments document={invoice} />
        </>
      )}
    </DetailPage>
  );
}

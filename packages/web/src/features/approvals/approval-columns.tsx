import { isNegative, minus, type Money } from '@connect/core/domain/money/money';
import { availableCreditOf, type Credit } from '@connect/core/domain/ordering/credit';
import type { Approval, WaitReason } from '@connect/core/domain/ordering/placement';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import * as css from './approvals-screen.css.ts';
import * as layout from '../../theme/layout.css.ts';
import * as textStyles from '../../theme/text.css.ts';

interface ApprovalColumnsProps {
  /** The order that is being decided. */
  busy: string | null;
  orderHref: (approval: Approval) => string | null;
  namesCustomers: boolean;
  readOnly?: boolean;
  onApprove: (approval: Approval) => void;
  onReject: (approval: Approval) => void;
}

/** What the customer's credit comes to, and what is left of it once the order is approved. */
function CreditRows({ credit, totalIncVat }: { credit: Credit; totalIncVat: Money }) {
  const t = useTranslate();
  const format = useFormat();
  const left = minus(availableCreditOf(credit), totalIncVat);
  const rows = [
    [t('Credit Limit'), credit.creditLimit],
    [t('Current Balance'), credit.totalOwed],
    [t('Outstanding Orders'), credit.outstandingOrdersValue],
    [t('This order'), totalIncVat],
  ] as const;
  return (
    <dl className={css.credit}>
      {rows.map(([name, amount]) => (
        <div key={name} className={css.creditRow}>
          <dt>{name}</dt>
          <dd className={layout.unbroken}>{format.money(amount)}</dd>
        </div>
      ))}
      <div className={css.creditLeft}>
        <dt>{t('Left after this order')}</dt>
        <dd className={cx(layout.unbroken, isNegative(left) && textStyles.problem)}>{format.money(left)}</dd>
      </div>
    </dl>
  );
}

const reasonText = (t: Translate, reason: WaitReason): string =>
  reason === 'over-credit' ? t('Over available credit') : t('Over the buyer’s spend limit');

/** Orders that wait for approval, the oldest first. */
export const useApprovalColumns = ({
  busy,
  orderHref,
  namesCustomers,
  readOnly = false,
  onApprove,
  onReject,
}: ApprovalColumnsProps): readonly Column<Approval>[] => {
  const t = useTranslate();
  const format = useFormat();
  const customer: Column<Approval> = {
    key: 'customer',
    label: t('Customer'),
    cell: ({ customerName, customerNo }) => (
      <span className={css.person}>
        <span>{customerName}</span>
        <span className={textStyles.detail}>{customerNo}</span>
      </span>
    ),
  };
  const credit: Column<Approval> = {
    key: 'credit',
    label: t('Credit'),
    align: 'end',
    cell: ({ credit: now, totalIncVat }) => now && <CreditRows credit={now} totalIncVat={totalIncVat} />,
  };
  return [
    {
      key: 'order',
      label: t('Order'),
      cell: (approval) => {
        const href = orderHref(approval);
        return (
          <span className={css.person}>
            <span className={layout.unbroken}>
              {href === null ? approval.orderNo : <Link href={href}>{approval.orderNo}</Link>}
            </span>
            <span className={textStyles.detail}>{approval.reference}</span>
          </span>
        );
      },
    },
    ...(namesCustomers ? [customer] : []),
    {
      key: 'person',
      label: t('Placed by'),
      cell: ({ placedBy, placedByEmail, placedAt }) => (
        <span className={css.person}>
          <span>{placedBy || placedByEmail}</span>
          <span className={textStyles.detail}>{format.moment(placedAt)}</span>
        </span>
      ),
    },
    {
      key: 'why',
      label: t('Reason for approval'),
      cell: ({ waitsFor }) => waitsFor.map((reason) => reasonText(t, reason)).join(', '),
    },
    {
      key: 'total',
      label: t('Total'),
      align: 'end',
      cell: ({ totalIncVat, lines }) => (
        <span className={css.person}>
          <span className={layout.unbroken}>{format.money(totalIncVat)}</span>
          <span className={textStyles.detail}>{t('{n, plural, one {# line} other {# lines}}', { n: lines })}</span>
        </span>
      ),
    },
    ...(namesCustomers ? [credit] : []),
    {
      key: 'decide',
      label: t('Decision'),
      align: 'end',
      cell: (approval) => {
        const { orderNo, mayDecide, decidedBy } = approval;
        if (readOnly) return '—';
        if (!mayDecide) {
          const who = decidedBy.includes('administrator')
            ? t('Waiting for an administrator to approve.')
            : t('Waiting for your account manager to approve.');
          return <span className={textStyles.detail}>{who}</span>;
        }
        return (
          <span className={css.actions}>
            <Button
              // The focus goes on from where it was once the row has gone.
              aria-disabled={busy !== null}
              busy={busy === orderNo}
              aria-label={t('Approve {no}', { no: orderNo })}
              onClick={() => onApprove(approval)}
            >
              {t('Approve')}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={busy !== null}
              aria-label={t('Reject {no}', { no: orderNo })}
              onClick={() => onReject(approval)}
            >
              {t('Reject')}
            </Button>
          </span>
        );
      },
    },
  ];
};

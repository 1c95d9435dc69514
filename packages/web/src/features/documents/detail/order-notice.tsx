import type { Order } from '@connect/core/domain/documents/document';
import { orderOutcome } from '@connect/core/domain/documents/order-outcome';
import type { OrderOutcome } from '@connect/core/domain/documents/order-outcome';
import type { Approver, Placement, WaitReason } from '@connect/core/domain/ordering/placement';
import type { Viewer } from '@connect/core/domain/search/hit';
import { useEffect, useRef } from 'react';

import { useFormat, useLocale, useTranslate } from '../../../i18n/i18n-context.tsx';
import type { Format } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { useSession } from '../../../services.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useViewer } from '../../../shared/documents/document-source.ts';
import * as css from '../../../shared/detail/detail-page.css.ts';

/** What happened to an order, by whom and when, and what is to be done. */
const outcomeText = (t: Translate, format: Format, order: Order, outcome: OrderOutcome, viewer: Viewer): string => {
  const { placement } = order;
  switch (outcome) {
    case 'cancelled':
      return t('This order was cancelled. Nothing will be shipped.');
    case 'rejected':
      return placement?.decision
        ? t('{name} rejected this order on {date}. Nothing will be shipped.', {
            name: placement.decision.by,
            date: format.moment(placement.decision.at),
          })
        : t('This order was rejected. Nothing will be shipped.');
    case 'withdrawn':
      return t('{name} withdrew this order on {date}. Nothing will be shipped.', {
        name: placement?.placedBy ?? order.connectUserEmail ?? '—',
        date: format.moment(placement?.withdrawnAt),
      });
    case 'on-hold':
      return viewer === 'customer'
        ? t('This order is on hold. Please contact us: we’ll tell you what is missing.')
        : t('This order is on hold.');
    case 'prepayment':
      return viewer === 'customer'
        ? t(
            'We’re waiting for your prepayment. Please pay in advance: we’ll prepare the order once we’ve received your payment.',
          )
        : t('This order is waiting for the customer’s prepayment.');
  }
};

/** Who decides on one of the reasons an order waits for, by name and role; by role alone where no name is known. */
const approversText = (t: Translate, locale: string, reason: WaitReason, approvers: readonly Approver[]): string => {
  const known = approvers.filter((each) => each.reason === reason);
  const named = known.map(({ decider, name }) => {
    if (name === null) return t('our customer service');
    return decider === 'administrator'
      ? t('{name} (administrator)', { name })
      : t('{name} (account manager)', { name });
  });
  const role = reason === 'over-credit' ? t('your account manager') : t('an administrator in your company');
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(named.length > 0 ? named : [role]);
};

function Waiting({ placement, isOwn }: { placement: Placement; isOwn: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      {placement.waitsFor.map((reason) => {
        const who = approversText(t, locale, reason, placement.approvers);
        const over = () => {
          if (reason === 'over-credit')
            return t('Over the company’s available credit: {who} must approve it.', { who });
          return isOwn
            ? t('Over your own spend limit: {who} must approve it.', { who })
            : t('Over the spend limit of {name}: {who} must approve it.', { name: placement.placedBy, who });
        };
        return <p key={reason}>{over()}</p>;
      })}
      {placement.accountBlocked && (
        <p>{t('The company’s account is blocked, so no order can be approved. Please contact us.')}</p>
      )}
    </>
  );
}

/** What became of an order, or what it waits for and who decides, in words. */
export function OrderNotice({ order, focused }: { order: Order; focused: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const viewer = useViewer();
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  // The button that withdrew it is gone.
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const outcome = orderOutcome(order);
  const { placement } = order;
  return (
    <div ref={box} tabIndex={-1} className={css.notice} data-on-paper>
      <Notice tone="wait">
        {outcome === null
          ? placement && <Waiting placement={placement} isOwn={order.connectUserEmail === user.email} />
          : outcomeText(t, format, order, outcome, viewer)}
        {outcome === 'rejected' && placement?.decision?.reason && <p>{placement.decision.reason}</p>}
      </Notice>
    </div>
  );
}

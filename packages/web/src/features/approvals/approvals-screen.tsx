import type { Approval } from '@connect/core/domain/ordering/placement';
import type { Approvals } from '@connect/core/ports/checkouts';
import { whileSignedIn } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { orderingRefusalText } from '../../shared/ordering/ordering-refusal.ts';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import * as css from './approvals-screen.css.ts';
import { useApprovalColumns } from './approval-columns.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface ApprovalsScreenProps {
  list: Approvals['list'];
  decide: Approvals['decide'];
  title: string;
  /** What is decided here, in a sentence. */
  about: string;
  trail: readonly Breadcrumb[];
  /** Address of an order's page; null for those who may not open it. */
  orderHref: (approval: Approval) => string | null;
  /** Whether whose order it is must be said. */
  namesCustomers: boolean;
  /** Whether it can only be looked at, as by staff who act for a customer. */
  readOnly?: boolean;
  onForbidden: () => void;
}

interface Outcome {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** The orders that wait for a decision, each to be approved, or rejected with a reason (specification §approvals). */
export function ApprovalsScreen({ title, about, trail, onForbidden, ...given }: ApprovalsScreenProps) {
  const t = useTranslate();
  const { list: listApprovals, decide: decideApproval, ...rest } = given;
  const list = useQuery(() => listApprovals(), '');
  useForbidden(list.failure, onForbidden);
  const { running, run } = useCommand((...question: Parameters<typeof decideApproval>) =>
    whileSignedIn(decideApproval(...question)),
  );
  const busy = running?.[0] ?? null;
  const [rejecting, setRejecting] = useState<Approval | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const decide = async ({ orderNo }: Approval, approve: boolean, reason: string): Promise<void> => {
    setOutcome(null);
    const answer = await run(orderNo, { approve, reason });
    if (!answer) return;
    setRejecting(null);
    if (answer.ok) {
      const text = () => {
        if (!approve) return t('Order {no} was rejected.', { no: orderNo });
        return answer.value.length === 0
          ? t('Order {no} is approved. We’ll start preparing it now.', { no: orderNo })
          : t('You’ve approved order {no}. It still needs one more approval.', { no: orderNo });
      };
      setOutcome({ tone: 'good', text: text() });
    } else if (answer.refusal.failure === 'unavailable') {
      const text = t(
        'We couldn’t confirm your decision on order {no}. If you can still approve or reject it here, try again.',
        {
          no: orderNo,
        },
      );
      setOutcome({ tone: 'bad', text });
    } else {
      // Its row may be gone from the list.
      const text = t('{name}: {text}', {
        name: t('Order {no}', { no: orderNo }),
        text: orderingRefusalText(t, answer.refusal),
      });
      setOutcome({ tone: 'bad', text });
    }
    list.reload();
  };
  const columns = useApprovalColumns({
    ...rest,
    busy,
    onApprove: (approval) => void decide(approval, true, ''),
    onReject: setRejecting,
  });
  return (
    <>
      <PageHeader title={title} breadcrumbs={trail} />
      <p className={css.about}>{about}</p>
      {outcome && (
        <Toast tone={outcome.tone} about={outcome}>
          {outcome.text}
        </Toast>
      )}
      <ListCard
        label={t('Orders waiting for approval')}
        list={list}
        columns={columns}
        rows={list.value}
        rowKey={({ orderNo }) => orderNo}
        failed={t('We couldn’t load the orders.')}
        none={t('No orders are waiting for approval.')}
        noneAction={
          <LinkButton variant="secondary" href="/connect">
            {t('Go to the dashboard')}
          </LinkButton>
        }
      />
      {rejecting && (
        <RejectDialog
          orderNo={rejecting.orderNo}
          busy={busy !== null}
          onClose={() => setRejecting(null)}
          onReject={(reason) => void decide(rejecting, false, reason)}
        />
      )}
    </>
  );
}

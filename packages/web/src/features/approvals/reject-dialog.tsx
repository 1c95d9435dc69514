import type { OrderNo } from '@connect/core/domain/documents/number';
import { maxNotes } from '@connect/core/domain/ordering/placement';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';

interface RejectDialogProps {
  orderNo: OrderNo;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

/** Asks why an order is rejected: who placed it is told. */
export function RejectDialog({ orderNo, busy, onClose, onReject }: RejectDialogProps) {
  const t = useTranslate();
  const draft = `reject ${orderNo}`;
  const [reason, setReason] = useDraft<string>(draft, () => '');
  return (
    <ReasonDialog
      danger
      title={t('Reject order {no}?', { no: orderNo })}
      submit={t('Reject')}
      lead={t('Nothing will be shipped. We’ll email your reason to the person who placed the order.')}
      busy={busy}
      draft={draft}
      most={maxNotes}
      rows={3}
      reason={reason}
      onReason={setReason}
      onSubmit={onReject}
      onClose={onClose}
    />
  );
}

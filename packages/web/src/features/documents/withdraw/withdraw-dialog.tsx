import type { OrderNo } from '@connect/core/domain/documents/number';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import type { OrderingServices } from '../../../ordering-services.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommand } from '../../../shared/query/use-command.ts';
import { orderingRefusalText } from '../../../shared/ordering/ordering-refusal.ts';

interface WithdrawDialogProps {
  no: OrderNo;
  ordering: OrderingServices;
  onClose: () => void;
  /** Somebody decided meanwhile, or it is withdrawn: the order is another now. */
  onChanged: (withdrawn: boolean) => void;
}

/** Asks before an order is withdrawn (specification §withdrawing-orders). Sent again after an answer that was lost, it is withdrawn once. */
export function WithdrawDialog({ no, ordering, onClose, onChanged }: WithdrawDialogProps) {
  const t = useTranslate();
  const { busy, refusal, run } = useCommand(ordering.withdrawOrder);
  const withdraw = async (): Promise<void> => {
    const answer = await run(no);
    if (answer?.ok) onChanged(true);
    else if (answer?.refusal.failure === 'rejected') onChanged(false);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void withdraw()}
      title={t('Withdraw order {no}?', { no })}
      confirm={t('Withdraw order')}
      cancel={t('Keep order')}
      danger
      busy={busy}
    >
      {t('Nothing will be shipped, and we’ll let the person approving it know.')}
      {refusal && (
        <Notice>
          {refusal.failure === 'unavailable'
            ? t('We couldn’t confirm that your order was withdrawn. Please select Withdraw order again.')
            : orderingRefusalText(t, refusal)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

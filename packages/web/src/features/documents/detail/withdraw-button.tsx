import { mayOrder } from '@connect/core/domain/access/session';
import type { Order } from '@connect/core/domain/documents/document';
import { mayWithdraw } from '@connect/core/domain/documents/order-outcome';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { later } from '../../../i18n/later.ts';
import { useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { useDocumentSource } from '../../../shared/documents/document-source.ts';
import { useOpened } from '../use-opened.ts';

const part = later('withdraw', () => import('../withdraw/withdraw-dialog.tsx'));

interface WithdrawButtonProps {
  order: Order;
  onChanged: (withdrawn: boolean) => void;
}

/** Takes one's own order back while it waits for approval; staff who act for a customer cannot. */
export function WithdrawButton({ order, onChanged }: WithdrawButtonProps) {
  const t = useTranslate();
  const session = useSession();
  const { customerNo } = useDocumentSource();
  const [opened, open] = useOpened(part);
  const [wanted, setWanted] = useState(false);
  const isShown = customerNo === undefined && mayOrder(session);
  // An open dialog says why an order could not be withdrawn, though its button would be gone.
  if (!isShown || (!wanted && !mayWithdraw(order, session.user))) return null;
  const start = () => {
    setWanted(true);
    if (!opened) open();
  };
  return (
    <>
      <Button variant="secondary" icon={Undo2} onClick={start}>
        {t('Withdraw order')}
      </Button>
      {wanted && opened && (
        <opened.part.WithdrawDialog
          no={order.no}
          ordering={opened.ordering}
          onClose={() => setWanted(false)}
          onChanged={(withdrawn) => {
            if (withdrawn) setWanted(false);
            onChanged(withdrawn);
          }}
        />
      )}
    </>
  );
}

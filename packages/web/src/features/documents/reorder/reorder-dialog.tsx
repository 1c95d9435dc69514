import type { Line } from '@connect/core/domain/documents/document';
import { reorderEdit } from '@connect/core/domain/ordering/reorder';
import type { ReorderLine } from '@connect/core/domain/ordering/reorder';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import type { OrderingServices } from '../../../ordering-services.ts';
import { useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShimmerOf } from '../../../ui/shimmer-of.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DialogToasts } from '../../../shared/page/dialog-toasts.tsx';
import { AddedNotice } from '../../../shared/ordering/added-notice.tsx';
import { ReorderLines } from './reorder-lines.tsx';
import * as css from './reorder-dialog.css.ts';
import { useReorder } from './use-reorder.ts';

interface ReorderDialogProps {
  lines: readonly Line[];
  ordering: OrderingServices;
  onClose: () => void;
}

/** Puts all of a document's items, or some, into the basket; those that cannot be ordered are named with the reason. */
export function ReorderDialog(props: ReorderDialogProps) {
  const t = useTranslate();
  const { impersonating } = useSession();
  if (!impersonating) return <OwnReorderDialog {...props} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('Order again')}
      actions={<Button onClick={props.onClose}>{t('Close')}</Button>}
    >
      {t('You can’t change a customer’s basket while acting for them.')}
    </Dialog>
  );
}

function OwnReorderDialog({ lines, ordering, onClose }: ReorderDialogProps) {
  const t = useTranslate();
  const { plan, adding, add } = useReorder(lines, ordering);
  /** Changed by the user: at first all are chosen that can be ordered, but none that takes another's place. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (line: ReorderLine) =>
    reorderEdit(line) !== null && (line.problem === null) !== toggled.has(line.sku);
  const toggle = (line: ReorderLine) => {
    const next = new Set(toggled);
    if (!next.delete(line.sku)) next.add(line.sku);
    setToggled(next);
  };
  const chosen = (plan.value ?? []).filter(isChosen);
  const { busy, done } = adding;
  const count = plan.loading ? plan.toCome.length : chosen.length;
  if (done?.failure === null) return <AddedNotice done={done} again={() => add(chosen)} isLast />;
  const body = () => {
    if (plan.value === null)
      return plan.loading ? (
        <div>
          <output>
            <VisuallyHidden>{t('Loading')}</VisuallyHidden>
          </output>
          <ShimmerOf>
            <ReorderLines plan={plan.toCome} isChosen={() => true} onToggle={() => undefined} />
          </ShimmerOf>
        </div>
      ) : (
        <Notice action={{ label: t('Try again'), onAction: plan.reload }}>
          {t('We couldn’t check which products can be ordered.')}
        </Notice>
      );
    if (plan.value.length === 0) return <p>{t('None of these products can be ordered.')}</p>;
    return <ReorderLines plan={plan.value} isChosen={isChosen} onToggle={toggle} />;
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('Order again')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            icon={ShoppingCart}
            busy={busy}
            disabled={chosen.length === 0}
            aria-disabled={chosen.length === 0 || busy}
            onClick={() => add(chosen)}
          >
            {count === 0
              ? t('Add to basket')
              : t('{n, plural, one {Add # line to the basket} other {Add # lines to the basket}}', { n: count })}
          </Button>
        </>
      }
    >
      <div className={css.body}>{body()}</div>
      <DialogToasts>
        <AddedNotice done={done} again={() => add(chosen)} />
      </DialogToasts>
    </Dialog>
  );
}

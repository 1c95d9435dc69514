import type { PreparedBasket, PreparedLine } from '@connect/core/domain/ordering/basket';
import type { SampleOrder } from '@connect/core/domain/samples/sample-order';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { orderingRefusalText } from '../../shared/ordering/ordering-refusal.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { PreparedLines } from '../../shared/ordering/prepared-lines.tsx';

/** Makes a sample order into a basket that waits for its customer: the button, what it asks first, and what is said once it is made. */
export const useMakeBasket = (
  sample: SampleOrder | null,
): { readonly button: ReactNode; readonly dialogs: ReactNode } => {
  const t = useTranslate();
  const { previewBasket, prepareBasket } = useStaff();
  const previewing = useCommand(previewBasket);
  const making = useCommand(prepareBasket);
  const [preview, setPreview] = useState<readonly PreparedLine[] | null>(null);
  const [made, setMade] = useState<PreparedBasket | null>(null);
  const name = sample?.customerName ?? '';
  const refusal = previewing.refusal ?? making.refusal;
  const ask = async () => {
    if (!sample) return;
    making.forget();
    const answer = await previewing.run(sample.order.no);
    if (answer?.ok) setPreview(answer.value);
  };
  const make = async () => {
    const answer = sample && (await making.run(sample.order.no));
    if (!answer) return;
    setMade(answer.ok ? answer.value : null);
    setPreview(null);
  };
  return {
    dialogs: (
      <>
        {refusal && (
          <Toast tone="bad" about={refusal}>
            {orderingRefusalText(t, refusal)}
          </Toast>
        )}
        {made && (
          <Toast about={made}>
            {t('A basket with {n, plural, one {# item} other {# items}} is ready for {name} in their portal.', {
              n: made.lines.filter(({ problem }) => problem === null).length,
              name,
            })}
            <PreparedLines lines={made.lines} />
          </Toast>
        )}
        <ConfirmDialog
          open={preview !== null}
          title={t('Prepare a basket for {name}', { name })}
          confirm={t('Prepare a basket')}
          cancel={t('Cancel')}
          busy={making.busy}
          onClose={() => setPreview(null)}
          onConfirm={() => void make()}
        >
          <p>{t('Every user of the company who may order sees it, and can put these into their own basket:')}</p>
          {preview && <PreparedLines lines={preview} />}
        </ConfirmDialog>
      </>
    ),
    button: (
      <Button
        variant="secondary"
        icon={ShoppingBasket}
        disabled={sample === null || previewing.busy || making.busy}
        busy={previewing.busy}
        onClick={() => void ask()}
      >
        {t('Prepare a basket')}
      </Button>
    ),
  };
};

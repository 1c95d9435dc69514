import type { OrderNo } from '@connect/core/domain/documents/number';
import { maxNotes } from '@connect/core/domain/ordering/placement';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import * as css from './approvals-screen.css.ts';

interface RejectDialogProps {
  orderNo: OrderNo;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
}

/** Asks why an order is rejected: who placed it is told. */
export function RejectDialog({ orderNo, busy, onClose, onReject }: RejectDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [reason, setReason, forget] = useDraft<string>(`reject ${orderNo}`, () => '');
  const [missing, setMissing] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing({});
    else if (!busy) onReject(reason.trim());
  };
  const cancel = () => {
    if (busy) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      title={t('Reject order {no}?', { no: orderNo })}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button variant="danger" type="submit" form={id} disabled={busy} busy={busy}>
            {t('Reject')}
          </Button>
        </>
      }
    >
      {t('Nothing will be shipped. We’ll email your reason to the person who placed the order.')}
      <form ref={form} id={id} noValidate className={css.form} onSubmit={submit}>
        <Textarea
          label={t('Reason')}
          name="reason"
          rows={3}
          maxLength={maxNotes}
          required
          value={reason}
          error={missing && reason.trim() === '' ? t('Enter a reason.') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}

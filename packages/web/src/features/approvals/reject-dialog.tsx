import type { OrderNo } from '@connect/core/domain/documents/number';
import { maxNotes } from '@connect/core/domain/ordering/placement';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
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
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setIsMissing(true);
      field.current?.focus();
    } else if (!busy) onReject(reason.trim());
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
      <form id={id} noValidate className={css.form} onSubmit={submit}>
        <Textarea
          ref={field}
          label={t('Reason')}
          name="reason"
          rows={3}
          maxLength={maxNotes}
          required
          value={reason}
          error={isMissing && reason.trim() === '' ? t('Enter a reason.') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}

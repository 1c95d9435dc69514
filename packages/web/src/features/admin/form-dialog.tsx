import type { Refusal } from '@connect/core/ports/failure';
import { useId, useMemo, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { useForgetDraft } from '../../shared/forms/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';

interface FormDialogProps {
  title: string;
  submit: string;
  busy: boolean;
  /** Why it was refused the last time. */
  refusal: Refusal | null;
  /** The draft that it keeps, which is forgotten where it is given up. */
  draft?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one form. What was typed stays when it is refused, and the focus goes to the field at fault. */
export function FormDialog({ title, submit, busy, refusal, draft, onSubmit, onClose, children }: FormDialogProps) {
  const t = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Once for each refusal: who types on is not taken back to the summary.
  const found = useMemo(() => (refusal ? {} : null), [refusal]);
  const forget = useForgetDraft(draft ?? '');
  const close = () => {
    if (busy) return;
    forget();
    onClose();
  };
  const onForm = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const isOfField = refusal?.message && Object.keys(refusal.message.errors).length > 0;
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} disabled={busy} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={css.form} onSubmit={onForm}>
        <ErrorSummary form={form} found={found} />
        {children}
        {refusal && !isOfField && <Notice>{adminRefusalText(t, refusal)}</Notice>}
      </form>
    </Dialog>
  );
}

import type { Refusal } from '@connect/core/ports/failure';
import { useMemo, useRef } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import type { FormDialogProps } from '../../shared/forms/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { adminRefusalText } from './admin-refusal.ts';

interface AdminFormDialogProps extends Omit<FormDialogProps, 'form' | 'size' | 'lead' | 'danger'> {
  /** Why it was refused the last time. */
  readonly refusal: Refusal | null;
}

/** A form of an administrator in a dialog: where it is refused, the focus goes to the field at fault. */
export function AdminFormDialog({ refusal, children, ...rest }: AdminFormDialogProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  // Once for each refusal: who types on is not taken back to the summary.
  const found = useMemo(() => (refusal ? {} : null), [refusal]);
  const isOfField = refusal?.message && Object.keys(refusal.message.errors).length > 0;
  return (
    <FormDialog {...rest} size="wide" form={form}>
      <ErrorSummary form={form} found={found} />
      {children}
      {refusal && !isOfField && <Notice>{adminRefusalText(t, refusal)}</Notice>}
    </FormDialog>
  );
}

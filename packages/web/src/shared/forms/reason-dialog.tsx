import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { FormDialogProps } from './form-dialog.tsx';
import { useWrongField } from './use-wrong-field.ts';

interface ReasonDialogProps extends Omit<FormDialogProps, 'form' | 'onSubmit' | 'children'> {
  /** At most so many characters. */
  readonly most: number;
  readonly rows: number;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Is handed the reason without the spaces around it; never with none. */
  readonly onSubmit: (reason: string) => void;
}

/** Asks why something is done, and does it with no reason missing. */
export function ReasonDialog({ most, rows, reason, onReason, onSubmit, ...rest }: ReasonDialogProps) {
  const t = useTranslate();
  const [missing, setMissing] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, missing);
  const submit = () => {
    if (reason.trim() === '') setMissing({});
    else onSubmit(reason.trim());
  };
  return (
    <FormDialog {...rest} form={form} onSubmit={submit}>
      <Textarea
        label={t('Reason')}
        name="reason"
        rows={rows}
        maxLength={most}
        required
        value={reason}
        error={missing && reason.trim() === '' ? t('Enter a reason.') : undefined}
        onChange={({ target }) => onReason(target.value)}
      />
    </FormDialog>
  );
}

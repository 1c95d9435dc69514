import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import * as css from './form-dialog.css.ts';
import { useForgetDraft } from './use-draft.ts';

export interface FormDialogProps {
  readonly title: string;
  /** What the button does that sends the form, such as Add. */
  readonly submit: string;
  /** For what takes something away. */
  readonly danger?: boolean;
  readonly size?: 'normal' | 'wide';
  /** It is being sent: neither button answers, and it stays open. */
  readonly busy: boolean;
  /** The draft that it keeps, which is forgotten where it is given up. */
  readonly draft?: string;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What stands above the fields. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with one form. What was typed stays until it was sent, or the dialog is given up. */
export function FormDialog({
  title,
  submit,
  danger = false,
  size = 'normal',
  busy,
  draft,
  form,
  onSubmit,
  onClose,
  lead,
  children,
}: FormDialogProps) {
  const t = useTranslate();
  const id = useId();
  const forget = useForgetDraft(draft ?? '');
  const close = () => {
    if (busy) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      size={size}
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {t('Cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={id} disabled={busy} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      {lead}
      <form
        ref={form}
        id={id}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

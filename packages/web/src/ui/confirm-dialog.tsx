import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** Asked by Escape and by the button that takes it back. */
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** Names of the two buttons. Name the first after what it does, such as Revoke. */
  confirm: string;
  cancel: string;
  /** For what takes something away. */
  danger?: boolean;
  /** It is being done: neither button answers. */
  busy?: boolean;
}

/** Asks before something is done. The focus is on taking it back, so that Enter does no harm. */
export function ConfirmDialog({
  onConfirm,
  confirm,
  cancel,
  danger = false,
  busy = false,
  ...rest
}: ConfirmDialogProps) {
  const close = () => {
    if (!busy) rest.onClose();
  };
  return (
    <Dialog
      {...rest}
      onClose={close}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} disabled={busy} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}

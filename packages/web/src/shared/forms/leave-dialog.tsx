import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a form is left that holds what is not saved. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={t('Leave without saving?')}
      confirm={t('Leave')}
      cancel={t('Stay')}
      danger
      onClose={onStay}
      onConfirm={onLeave}
    >
      {t('Your changes haven’t been saved.')}
    </ConfirmDialog>
  );
}

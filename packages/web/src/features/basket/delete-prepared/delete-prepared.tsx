import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeletePreparedProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a prepared basket is gone, for it is the whole company's. */
export function DeletePrepared({ onClose, onConfirm }: DeletePreparedProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open
      danger
      title={t('Delete this prepared basket?')}
      confirm={t('Delete basket')}
      cancel={t('Cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t('It’s there for your whole company. If you delete it, none of your colleagues can use it.')}
    </ConfirmDialog>
  );
}

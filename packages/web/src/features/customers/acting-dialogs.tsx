import { maxActingReason } from '@connect/core/domain/access/audit';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useStaffLoginAgain } from '../../shared/session/use-staff-login.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ActingReasonDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why somebody acts for a customer, where the portal demands it (specification §acting-for-a-customer). */
export function ActingReasonDialog({ name, busy, onClose, onReason }: ActingReasonDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <ReasonDialog
      title={t('Impersonate {name}?', { name })}
      submit={t('Impersonate')}
      lead={t('Say why. Your reason is kept in the audit log.')}
      busy={busy}
      most={maxActingReason}
      rows={2}
      reason={reason}
      // One line: Enter sends it.
      onReason={(text) => setReason(text.replaceAll('\n', ' '))}
      onSubmit={onReason}
      onClose={onClose}
    />
  );
}

interface LoginAgainDialogProps {
  /** Path of the page that staff come back to from their provider. */
  readonly page: string;
  /** What the server said. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Says that the login is too old to act for a customer, and leads to the staff login and back to this page. */
export function LoginAgainDialog({ page, text, onClose }: LoginAgainDialogProps) {
  const t = useTranslate();
  const logIn = useStaffLoginAgain(page);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void logIn()}
      title={t('Log in again')}
      confirm={t('Log in again')}
      cancel={t('Cancel')}
    >
      {text}
    </ConfirmDialog>
  );
}

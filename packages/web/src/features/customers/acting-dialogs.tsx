import { maxActingReason } from '@connect/core/domain/access/audit';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useWrongField } from '../../shared/forms/use-wrong-field.ts';
import { useStaffLoginAgain } from '../../shared/session/use-staff-login.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as css from './view-customer.css.ts';

interface ActingReasonDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why somebody acts for a customer, where the portal demands it (specification §acting-for-a-customer). */
export function ActingReasonDialog({ name, busy, onClose, onReason }: ActingReasonDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<object | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '') setMissing({});
    else onReason(reason.trim());
  };
  const cancel = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      title={t('Impersonate {name}?', { name })}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} disabled={busy} busy={busy}>
            {t('Impersonate')}
          </Button>
        </>
      }
    >
      {t('Say why. Your reason is kept in the audit log.')}
      <form ref={form} id={id} noValidate className={css.reason} onSubmit={submit}>
        <Textarea
          label={t('Reason')}
          name="reason"
          rows={2}
          maxLength={maxActingReason}
          required
          value={reason}
          error={missing && reason.trim() === '' ? t('Enter a reason.') : undefined}
          // One line: Enter sends it.
          onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
        />
      </form>
    </Dialog>
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

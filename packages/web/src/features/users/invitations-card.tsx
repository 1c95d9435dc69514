import type { Invitation } from '@connect/core/domain/access/company-user';
import { useId, useState } from 'react';

import { refusalText } from '../../i18n/server-message.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import * as css from './invitations-card.css.ts';
import { InvitationsTable } from './invitations-table.tsx';
import type { Query } from '../../shared/query/use-query.ts';
import { useCommand } from '../../shared/query/use-command.ts';

interface InvitationsCardProps {
  invitations: Query<readonly Invitation[]>;
  /** The part of the address that the mail's link begins with, such as `de/de`. */
  storefront: string;
  /** An invitation was sent again or revoked, or turned out to be gone. */
  onChanged: () => void;
}

interface Outcome {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** The open invitations, which can be sent again and taken back (specification §invitations). */
export function InvitationsCard({ invitations, storefront, onChanged }: InvitationsCardProps) {
  const t = useTranslate();
  const { revokeInvitation, resendInvitation } = useAccount();
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [resending, setResending] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const { busy, run } = useCommand(revokeInvitation);

  const resend = async ({ id: which, email }: Invitation): Promise<void> => {
    setResending(which);
    setOutcome(null);
    const answer = await resendInvitation(which, storefront);
    setResending(null);
    setOutcome(
      answer.ok
        ? {
            tone: 'good',
            text: t('We’ve resent the invitation to {email}. The earlier link no longer works.', { email }),
          }
        : { tone: 'bad', text: refusalText(t, answer.refusal) },
    );
    onChanged();
  };
  const revoke = async ({ id: which, email }: Invitation): Promise<void> => {
    const answer = await run(which);
    if (!answer) return;
    setRevoking(null);
    setOutcome(
      answer.ok
        ? { tone: 'good', text: t('The invitation to {email} was revoked.', { email }) }
        : { tone: 'bad', text: refusalText(t, answer.refusal) },
    );
    onChanged();
  };

  const { value, loading, failure, reload } = invitations;
  return (
    <Card padding="none" aria-labelledby={id}>
      <div className={css.head}>
        <CardTitle id={id}>{t('Open invitations')}</CardTitle>
        {outcome && (
          <Toast tone={outcome.tone} about={outcome}>
            {outcome.text}
          </Toast>
        )}
      </div>
      {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load the invitations.')}</LoadFailure>}
      {value?.length === 0 && <p className={css.none}>{t('No open invitations.')}</p>}
      {failure === null && value?.length !== 0 && (
        <InvitationsTable
          invitations={value}
          loading={loading}
          resending={resending}
          onResend={(invitation) => void resend(invitation)}
          onRevoke={setRevoking}
        />
      )}
      <ConfirmDialog
        open={revoking !== null}
        title={t('Revoke the invitation?')}
        confirm={t('Revoke')}
        cancel={t('Cancel')}
        danger
        busy={busy}
        onClose={() => setRevoking(null)}
        onConfirm={() => revoking && void revoke(revoking)}
      >
        {t('The link sent to {email} will no longer work.', { email: revoking?.email ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}

import type { Invitation } from '@connect/core/domain/access/company-user';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { roleName } from '../../shared/forms/access-texts.ts';
import { EmailText } from '../../shared/forms/email-text.tsx';
import * as css from './invitations-card.css.ts';
import { brokenMoment } from './user-columns.css.ts';
import * as textStyles from '../../theme/text.css.ts';

interface InvitationsTableProps {
  /** Null before the first answer. */
  invitations: readonly Invitation[] | null;
  loading: boolean;
  /** The id of the one that is being sent again. */
  resending: string | null;
  onResend: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

/** Who was invited, by whom and until when. */
export function InvitationsTable(props: InvitationsTableProps) {
  const { invitations, loading } = props;
  const t = useTranslate();
  return (
    <DataTable
      label={t('Open invitations')}
      columns={useColumns(props)}
      slimEnd
      rows={invitations ?? []}
      rowKey={({ id }) => id}
      shimmerRows={invitations === null && loading ? 1 : 0}
      busy={invitations !== null && loading ? t('Loading') : undefined}
    />
  );
}

const useColumns = ({ resending, onResend, onRevoke }: InvitationsTableProps): readonly Column<Invitation>[] => {
  const t = useTranslate();
  const format = useFormat();
  const moment = (at: string) => <span className={brokenMoment}>{format.moment(at)}</span>;
  return [
    {
      key: 'email',
      label: t('Email'),
      width: '20%',
      place: 'top-wide',
      cell: ({ email }) => (
        <span className={textStyles.bold}>
          <EmailText email={email} />
        </span>
      ),
    },
    {
      key: 'role',
      label: t('Role'),
      width: '11%',
      place: 'top-end',
      cell: ({ permissions }) => roleName(t, permissions),
    },
    {
      key: 'by',
      label: t('Invited by'),
      lead: t('Invited by'),
      width: '13%',
      place: 'middle',
      cell: ({ invitedBy }) => invitedBy,
    },
    { key: 'sent', label: t('Sent'), width: '14%', place: 'none', cell: ({ sentAt }) => moment(sentAt) },
    {
      key: 'expires',
      label: t('Expires'),
      lead: t('Expires'),
      width: '14%',
      place: 'bottom',
      cell: ({ expired, expiresAt }) =>
        expired ? <StatusBadge tone="wait">{t('Expired')}</StatusBadge> : moment(expiresAt),
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      place: 'bottom-end',
      cell: (invitation) => (
        <div className={css.buttons}>
          <Button
            variant="secondary"
            busy={resending === invitation.id}
            disabled={resending !== null}
            onClick={() => onResend(invitation)}
          >
            {t('Resend')}
            <VisuallyHidden> {invitation.email}</VisuallyHidden>
          </Button>
          <Button variant="ghost" onClick={() => onRevoke(invitation)}>
            {t('Revoke')}
            <VisuallyHidden> {invitation.email}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
};

import type { CompanyUser } from '@connect/core/domain/access/company-user';
import { ShieldCheck } from 'lucide-react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDocumentMoney } from '../../shared/documents/use-document-money.ts';
import { roleName } from '../../shared/forms/access-texts.ts';
import { EmailText } from '../../shared/forms/email-text.tsx';
import { userName } from './user-name.ts';
import * as css from './user-columns.css.ts';

/** Users of the company; each row leads to its Edit User page. */
export const useUserColumns = (): readonly Column<CompanyUser>[] => {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  return [
    { key: 'name', label: t('Name'), width: '23%', place: 'top-wide', cell: (user) => <UserNameCell user={user} /> },
    {
      key: 'email',
      label: t('Email'),
      width: '25%',
      place: 'bottom-wide',
      cell: ({ email }) => <EmailText email={email} />,
    },
    { key: 'role', label: t('Role'), width: '12%', place: 'bottom-end', cell: (user) => roleName(t, user.permissions) },
    {
      key: 'seen',
      label: t('Last login'),
      width: '16%',
      place: 'none',
      cell: ({ lastSignedInAt }) => (
        <span className={css.moment}>{lastSignedInAt === null ? t('Never') : format.moment(lastSignedInAt)}</span>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '13%',
      place: 'top-end',
      cell: ({ active }) => <StateBadge active={active} />,
    },
    {
      key: 'limit',
      label: t('Spend limit'),
      align: 'end',
      place: 'none',
      cell: ({ spendLimit }) => (spendLimit === null ? t('No limit') : money(spendLimit)),
    },
  ];
};

export function StateBadge({ active }: { active: boolean }) {
  const t = useTranslate();
  return <StatusBadge tone={active ? 'good' : 'none'}>{active ? t('Active') : t('Deactivated')}</StatusBadge>;
}

function UserNameCell({ user }: { user: CompanyUser }) {
  const t = useTranslate();
  return (
    <span className={css.name}>
      <RowLink href={`/connect/users/view/${user.id}`}>{userName(user)}</RowLink>
      {user.isYou && <span className={css.you}>{t('You')}</span>}
      {user.secondFactor && (
        <span className={css.secure} title={t('Uses two-step verification')}>
          <Icon of={ShieldCheck} size={16} />
          <VisuallyHidden>{t('Uses two-step verification')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

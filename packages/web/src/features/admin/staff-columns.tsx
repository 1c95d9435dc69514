import type { StaffMember } from '@connect/core/domain/administration/staff-member';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { EmailText } from '../../shared/forms/email-text.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { roleText } from './staff-texts.ts';

interface StaffColumnsProps {
  /** The email of whom something is being done to. */
  busy: string | null;
  onCustomers: (member: StaffMember) => void;
  onRole: (member: StaffMember) => void;
  onLink: (member: StaffMember) => void;
  onRemove: (member: StaffMember) => void;
  onRestore: (member: StaffMember) => void;
}

/** Members of staff: who, as what, how many customers, when last, and what can be done. */
export const useStaffColumns = (props: StaffColumnsProps): readonly Column<StaffMember>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    {
      key: 'name',
      label: t('Name'),
      width: '24%',
      cell: ({ firstName, lastName, email, isYou, active }) => (
        <>
          {firstName} {lastName} {isYou && `(${t('You')})`}
          {!active && <StatusBadge tone="none">{t('No access')}</StatusBadge>}
          <span className={css.beside}>
            <EmailText email={email} />
          </span>
        </>
      ),
    },
    { key: 'role', label: t('Role'), width: '17%', cell: (member) => roleText(t, member) },
    {
      key: 'customers',
      label: t('Customers'),
      align: 'end',
      width: '10%',
      cell: (member) =>
        member.customers === 0 ? (
          0
        ) : (
          <Button variant="ghost" onClick={() => props.onCustomers(member)}>
            {format.number(member.customers)}
            <VisuallyHidden> {t('Customers of {name}', { name: member.email })}</VisuallyHidden>
          </Button>
        ),
    },
    {
      key: 'seen',
      label: t('Last login'),
      width: '13%',
      cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? t('Never') : format.moment(lastSignedInAt)),
    },
    { key: 'actions', label: t('Actions'), align: 'end', cell: (member) => <Actions member={member} {...props} /> },
  ];
};

function Actions({
  member,
  busy,
  onRole,
  onLink,
  onRemove,
  onRestore,
}: Omit<StaffColumnsProps, 'onCustomers'> & { member: StaffMember }) {
  const t = useTranslate();
  const isBusy = busy === member.email;
  const whose = <VisuallyHidden> {member.email}</VisuallyHidden>;
  if (!member.active)
    return (
      <div className={css.buttons}>
        <Button variant="secondary" aria-disabled={busy !== null} busy={isBusy} onClick={() => onRestore(member)}>
          {t('Give access')}
          {whose}
        </Button>
      </div>
    );
  return (
    <div className={css.buttons}>
      <Button variant="secondary" aria-disabled={busy !== null} onClick={() => onRole(member)}>
        {t('Change role')}
        {whose}
      </Button>
      <Button variant="ghost" aria-disabled={busy !== null} busy={isBusy} onClick={() => onLink(member)}>
        {t('Login link')}
        {whose}
      </Button>
      <Button variant="ghost" aria-disabled={busy !== null} onClick={() => onRemove(member)}>
        {t('Remove access')}
        {whose}
      </Button>
    </div>
  );
}

import type { CompanyUser } from '@connect/core/domain/access/company-user';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { roleName } from '../../shared/forms/access-texts.ts';
import { EmailText } from '../../shared/forms/email-text.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';

/** What can be done to a user from their row. */
export type UserDeed = 'password' | 'sign-out' | 'second-factor' | 'lock' | 'unlock';

const deedsFor = ({ active, secondFactor }: CompanyUser): readonly UserDeed[] => {
  if (!active) return ['unlock'];
  return ['password', 'sign-out', ...(secondFactor ? (['second-factor'] as const) : []), 'lock'];
};

/** Users of a customer's company: who, what they may do, when last, and what can be done; `busy` is whom something is being done to. */
export const useCustomerUserColumns = (
  busy: string | null,
  onDeed: (deed: UserDeed, user: CompanyUser) => void,
): readonly Column<CompanyUser>[] => {
  const t = useTranslate();
  const format = useFormat();
  const deeds: Readonly<Record<UserDeed, string>> = {
    password: t('Send a password link'),
    'sign-out': t('Log out everywhere'),
    'second-factor': t('Reset two-step verification'),
    lock: t('Lock'),
    unlock: t('Unlock'),
  };
  return [
    {
      key: 'name',
      label: t('Name'),
      width: '28%',
      cell: ({ firstName, lastName, email, active }) => (
        <>
          {firstName} {lastName} {!active && <StatusBadge tone="none">{t('Locked')}</StatusBadge>}
          <span className={css.beside}>
            <EmailText email={email} />
          </span>
        </>
      ),
    },
    { key: 'role', label: t('Role'), width: '15%', cell: ({ permissions }) => roleName(t, permissions) },
    {
      key: 'seen',
      label: t('Last login'),
      width: '15%',
      cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? t('Never') : format.moment(lastSignedInAt)),
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: (user) => (
        <div className={css.buttons}>
          {deedsFor(user).map((deed) => (
            <Button
              key={deed}
              variant={deed === 'unlock' ? 'secondary' : 'ghost'}
              className={css.deed}
              aria-disabled={busy !== null}
              busy={busy === user.id && deed === 'unlock'}
              onClick={() => onDeed(deed, user)}
            >
              {deeds[deed]}
              <VisuallyHidden> {user.email}</VisuallyHidden>
            </Button>
          ))}
        </div>
      ),
    },
  ];
};

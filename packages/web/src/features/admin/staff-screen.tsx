import type { StaffLink, StaffMember } from '@connect/core/domain/administration/staff-member';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { StaffCustomersDialog } from './staff-customers-dialog.tsx';
import { AddStaffDialog, StaffRoleDialog } from './staff-dialogs.tsx';
import { TypedConfirm } from './typed-confirm.tsx';
import { useOutcome } from './use-outcome.tsx';

type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'customers' | 'role' | 'remove'; readonly member: StaffMember };

/** Who is staff, as what, and whose customers; who is added, changed, and has access no more (specification §administration). */
export function StaffScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const { staff } = useAdmin();
  const members = useQuery(staff.list, 'staff');
  useForbidden(members.failure, onForbidden);
  const { notice, setOutcome } = useOutcome();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<(StaffLink & { readonly email: string }) | null>(null);
  const making = useCommand(staff.link);
  const removing = useCommand(staff.remove);
  const restoring = useCommand(staff.restore);

  const report = (answer: Result<unknown, Refusal>, text: string): void => {
    setAsked(null);
    setOutcome(answer.ok ? { tone: 'good', text } : { tone: 'bad', text: adminRefusalText(t, answer.refusal) });
    members.reload();
  };
  const makeLink = async ({ email }: StaffMember): Promise<void> => {
    const answer = await making.run(email);
    if (answer?.ok) setLink({ ...answer.value, email });
    else if (answer) report(answer, '');
  };
  const remove = async ({ email }: StaffMember, typed: string): Promise<void> => {
    const answer = await removing.run(email, typed);
    if (answer) report(answer, t('{name} no longer has access.', { name: email }));
  };
  const restore = async ({ email }: StaffMember): Promise<void> => {
    const answer = await restoring.run(email);
    if (answer) report(answer, t('{name} has access again.', { name: email }));
  };
  const columns = useStaffColumns({
    busy: making.running?.[0] ?? restoring.running?.[0] ?? null,
    onCustomers: (member) => setAsked({ kind: 'customers', member }),
    onRole: (member) => setAsked({ kind: 'role', member }),
    onLink: (member) => void makeLink(member),
    onRemove: (member) => setAsked({ kind: 'remove', member }),
    onRestore: (member) => void restore(member),
  });
  return (
    <AdminPage
      current="staff"
      action={
        <Button icon={UserPlus} onClick={() => setAsked({ kind: 'add' })}>
          {t('Add a member of staff')}
        </Button>
      }
    >
      {notice}
      <ListCard
        label={t('Staff')}
        list={members}
        columns={columns}
        rows={members.value}
        rowKey={({ email }) => email}
        isDimmed={({ active }) => !active}
        shimmerRows={5}
        failed={t('We couldn’t load the staff.')}
        none={t('No staff have been added yet.')}
      />
      {asked?.kind === 'add' && (
        <AddStaffDialog
          onClose={() => setAsked(null)}
          onAdded={(email, made) => {
            setAsked(null);
            setLink({ ...made, email });
            members.reload();
          }}
        />
      )}
      {asked?.kind === 'customers' && <StaffCustomersDialog member={asked.member} onClose={() => setAsked(null)} />}
      {asked?.kind === 'role' && (
        <StaffRoleDialog
          member={asked.member}
          onClose={() => setAsked(null)}
          onChanged={(refusal) =>
            report(
              refusal ? { ok: false, refusal } : { ok: true, value: null },
              t('{name}’s role was changed.', { name: asked.member.email }),
            )
          }
        />
      )}
      {asked?.kind === 'remove' && (
        <TypedConfirm
          title={t('Remove {name}’s access?', { name: `${asked.member.firstName} ${asked.member.lastName}` })}
          name={asked.member.email}
          confirm={t('Remove access')}
          busy={removing.busy}
          onClose={() => setAsked(null)}
          onConfirm={(typed) => void remove(asked.member, typed)}
        >
          {t(
            'They’ll be logged out at once and can’t log in again, by a link or otherwise. What they did stays on record.',
          )}
        </TypedConfirm>
      )}
      {link && (
        <SecretDialog title={t('Login link')} secret={link.link} onClose={() => setLink(null)}>
          {t('Send this link to {name}. It works once, until {moment}.', {
            name: link.email,
            moment: format.moment(link.expiresAt),
          })}
        </SecretDialog>
      )}
    </AdminPage>
  );
}

import { maxPersonName } from '@connect/core/domain/access/user';
import { staffPositions } from '@connect/core/domain/access/staff';
import type { StaffLink, StaffMember, StaffRole } from '@connect/core/domain/administration/staff-member';
import type { Refusal } from '@connect/core/ports/failure';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { fieldText } from '../../i18n/server-message.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { AdminFormDialog } from './admin-form-dialog.tsx';
import { positionTexts } from './staff-texts.ts';

/** What somebody shall be: their position, and for an account manager whether they see all. */
function RoleFields({ role, onRole }: { role: StaffRole; onRole: (role: StaffRole) => void }) {
  const t = useTranslate();
  const texts = positionTexts(t);
  return (
    <>
      <RadioCards
        label={t('Role')}
        options={staffPositions.map((value) => ({ value, ...texts[value] }))}
        value={role.position}
        onChange={(position) => onRole({ ...role, position })}
      />
      {role.position === 'account-manager' && (
        <Checkbox checked={role.superUser} onChange={({ target }) => onRole({ ...role, superUser: target.checked })}>
          {t('Super user: sees every customer, the reports and the audit log')}
        </Checkbox>
      )}
    </>
  );
}

interface AddStaffDialogProps {
  onClose: () => void;
  onAdded: (email: string, link: StaffLink) => void;
}

export function AddStaffDialog({ onClose, onAdded }: AddStaffDialogProps) {
  const t = useTranslate();
  const { staff } = useAdmin();
  const [form, setForm, forget] = useDraft<Parameters<typeof staff.add>[0]>('member of staff', () => ({
    email: '',
    firstName: '',
    lastName: '',
    position: 'account-manager',
    superUser: false,
  }));
  const { busy, refusal, run } = useCommand(staff.add);
  const submit = async (): Promise<void> => {
    const answer = await run(form);
    if (!answer?.ok) return;
    forget();
    onAdded(form.email, answer.value);
  };
  const errorOf = (field: string) => fieldText(t, refusal?.message ?? null, field);
  return (
    <AdminFormDialog
      title={t('Add a member of staff')}
      submit={t('Add')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft="member of staff"
      onClose={onClose}
    >
      <EmailField value={form.email} onEmail={(email) => setForm({ ...form, email })} error={errorOf('email')} />
      <Field
        label={t('First Name')}
        autoComplete="off"
        maxLength={maxPersonName}
        required
        value={form.firstName}
        onChange={({ target }) => setForm({ ...form, firstName: target.value })}
        error={errorOf('firstName')}
      />
      <Field
        label={t('Last Name')}
        autoComplete="off"
        maxLength={maxPersonName}
        required
        value={form.lastName}
        onChange={({ target }) => setForm({ ...form, lastName: target.value })}
        error={errorOf('lastName')}
      />
      <RoleFields role={form} onRole={(role) => setForm({ ...form, ...role })} />
    </AdminFormDialog>
  );
}

interface StaffRoleDialogProps {
  member: StaffMember;
  onClose: () => void;
  /** It was changed, by this or, where it was refused for that, by somebody else. */
  onChanged: (refusal: Refusal | null) => void;
}

export function StaffRoleDialog({ member, onClose, onChanged }: StaffRoleDialogProps) {
  const t = useTranslate();
  const { staff } = useAdmin();
  const { firstName, lastName, position, superUser } = member;
  const draft = `role ${member.email}`;
  const [role, setRole, forget] = useDraft<StaffRole>(draft, () => ({
    position: position ?? 'account-manager',
    superUser,
  }));
  const { busy, refusal, run } = useCommand(staff.setRole);
  const submit = async (): Promise<void> => {
    const answer = await run(member.email, { position: role.position, superUser: role.superUser }, member);
    const isChanged = answer?.ok === false && answer.refusal.message?.code === 'changed_meanwhile';
    if (!answer?.ok && !isChanged) return;
    forget();
    onChanged(answer.ok ? null : answer.refusal);
  };
  return (
    <AdminFormDialog
      title={t('Role of {name}', { name: `${firstName} ${lastName}` })}
      submit={t('Save')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft={draft}
      onClose={onClose}
    >
      <RoleFields role={role} onRole={setRole} />
    </AdminFormDialog>
  );
}

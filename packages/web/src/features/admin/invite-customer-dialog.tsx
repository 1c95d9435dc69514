import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { userPresetNames, userPresets } from '@connect/core/domain/access/user-presets';
import type { UserPreset } from '@connect/core/domain/access/user-presets';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { fieldText } from '../../i18n/server-message.ts';
import { presetName, presetText } from '../../shared/forms/access-texts.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { AdminFormDialog } from './admin-form-dialog.tsx';

interface InviteCustomerDialogProps {
  no: CustomerNo;
  company: string;
  onClose: () => void;
  onInvited: (email: string, hasAccount: boolean) => void;
}

interface Draft {
  readonly email: string;
  readonly preset: UserPreset;
}

/** The form that invites somebody into a customer's company in the supplier's name. */
export function InviteCustomerDialog({ no, company, onClose, onInvited }: InviteCustomerDialogProps) {
  const t = useTranslate();
  const { customers } = useAdmin();
  const name = `invitation ${no}`;
  const [draft, setDraft, forget] = useDraft<Draft>(name, () => ({
    email: '',
    preset: 'administrator',
  }));
  const { email, preset } = draft;
  const { busy, refusal, run } = useCommand(customers.invite);
  const submit = async (): Promise<void> => {
    const answer = await run(no, { email, permissions: userPresets[preset] });
    if (!answer?.ok) return;
    forget();
    onInvited(email, answer.value.hasAccount);
  };
  return (
    <AdminFormDialog
      title={t('Invite a user to {name}', { name: company })}
      submit={t('Send invitation')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft={name}
      onClose={onClose}
    >
      <EmailField
        value={email}
        onEmail={(entered) => setDraft({ ...draft, email: entered })}
        error={fieldText(t, refusal?.message ?? null, 'email')}
      />
      <RadioCards
        label={t('Role')}
        options={userPresetNames.map((value) => ({
          value,
          label: presetName(t, value),
          text: presetText(t, value),
        }))}
        value={preset}
        onChange={(next) => setDraft({ ...draft, preset: next })}
      />
    </AdminFormDialog>
  );
}

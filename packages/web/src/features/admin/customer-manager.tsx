import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { CustomerManager as Managers, ManagerName } from '@connect/core/domain/administration/customer-manager';
import { mayManageCustomers } from '@connect/core/domain/administration/staff-member';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import * as css from './admin-form.css.ts';
import { AdminFormDialog } from './admin-form-dialog.tsx';

const nameText = (t: Translate, manager: ManagerName | null): string =>
  manager === null ? t('No account manager') : `${manager.name} (${manager.email})`;

interface CustomerManagerProps {
  no: CustomerNo;
  company: string;
  manager: Managers;
  onChanged: () => void;
}

/** Who looks after a company, and by whose choice, for an administrator to change (specification §administration). */
export function CustomerManager({ no, company, manager, onChanged }: CustomerManagerProps) {
  const t = useTranslate();
  const [changing, setChanging] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const { own, given } = manager;
  return (
    <>
      <Card className={css.part} aria-label={t('Account manager')}>
        <CardTitle>{t('Account manager')}</CardTitle>
        <div>
          {nameText(t, own ?? given)}
          <span className={css.beside}>{own ? t('Set here') : t('Set by the ERP')}</span>
        </div>
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t('Change the account manager')}
        </Button>
      </Card>
      {announcement}
      {changing && (
        <ManagerDialog
          no={no}
          company={company}
          manager={manager}
          onStale={onChanged}
          onClose={(isChanged) => {
            setChanging(false);
            if (isChanged) announce(t('The account manager was changed.'));
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface ManagerDialogProps extends Pick<CustomerManagerProps, 'no' | 'company' | 'manager'> {
  onClose: (isChanged: boolean) => void;
  /** Somebody else has changed it: it is to be read anew, and what was chosen here stays. */
  onStale: () => void;
}

function ManagerDialog({ no, company, manager, onClose, onStale }: ManagerDialogProps) {
  const t = useTranslate();
  const { customers, staff } = useAdmin();
  const members = useQuery(staff.list, 'staff');
  const { own, given } = manager;
  const draft = `manager ${no}`;
  const [email, setEmail, forget] = useDraft(draft, () => own?.email ?? '');
  const { busy, refusal, run } = useCommand(customers.setManager);
  const submit = async (): Promise<void> => {
    const answer = await run(no, email || null, own?.email ?? null);
    if (answer?.ok) {
      forget();
      onClose(true);
    } else if (answer?.refusal.message?.code === 'changed_meanwhile') onStale();
  };
  const names = (members.value ?? []).filter(mayManageCustomers).map((member) => ({
    email: member.email,
    name: [member.firstName, member.lastName].filter(Boolean).join(' '),
  }));
  const shown = own && names.every((each) => each.email !== own.email) ? [own, ...names] : names;
  return (
    <AdminFormDialog
      title={t('Account manager of {name}', { name: company })}
      submit={t('Save')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft={draft}
      onClose={() => onClose(false)}
    >
      {members.state === 'failed' && (
        <LoadFailure onRetry={members.reload}>{t('We couldn’t load the staff.')}</LoadFailure>
      )}
      <Select
        label={t('Account manager')}
        hint={t(
          'Whoever you choose approves orders over the available credit, and sees the company among their customers at once.',
        )}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        options={[
          { value: '', label: t('From the ERP: {name}', { name: nameText(t, given) }) },
          ...shown.map((each) => ({ value: each.email, label: nameText(t, each) })),
        ]}
        error={
          refusal?.message?.errors['email'] ? t('Choose an account manager who has access to the portal.') : undefined
        }
      />
      {refusal?.message?.code === 'changed_meanwhile' && (
        <p>{t('Current: {name}', { name: nameText(t, own ?? given) })}</p>
      )}
    </AdminFormDialog>
  );
}

import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { addressesIn, maxKeyName } from '@connect/core/domain/administration/integration-key';
import type { NewKey } from '@connect/core/domain/administration/integration-key';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { fieldText } from '../../i18n/server-message.ts';
import { useServices } from '../../services.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { AdminFormDialog } from './admin-form-dialog.tsx';

/** What most keys may do, beside a choice of scopes. */
const common = { all: ['read:*', 'write:*'], read: ['read:*'], events: ['read:events'] } as const;
type Choice = keyof typeof common | 'chosen';

/** Days until a key ends; none for never. */
const lives = ['30', '90', '365', ''] as const;

interface Draft {
  readonly name: string;
  readonly choice: Choice;
  readonly chosen: readonly string[];
  readonly addresses: string;
  readonly life: string;
}

interface KeyDialogProps {
  /** What there is to be given. */
  scopes: readonly string[];
  onClose: () => void;
  onMade: (made: NewKey) => void;
}

/** The form that makes a key of another program. */
export function KeyDialog({ scopes, onClose, onMade }: KeyDialogProps) {
  const t = useTranslate();
  const { keys } = useAdmin();
  const { clock } = useServices();
  const [draft, setDraft, forget] = useDraft<Draft>('integration key', () => ({
    name: '',
    choice: 'all',
    chosen: [],
    addresses: '',
    life: '365',
  }));
  const { name, choice, chosen, addresses, life } = draft;
  const edit = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const { busy, refusal, run } = useCommand(keys.create);
  const texts: Readonly<Record<Choice, { label: string; text: string }>> = {
    all: { label: t('Send all data'), text: t('For the ERP: writes and reads every kind of record.') },
    read: { label: t('Read all data'), text: t('Reads every kind of record, and changes nothing.') },
    events: { label: t('Read events'), text: t('Reads the events, such as orders placed.') },
    chosen: { label: t('Chosen scopes'), text: t('Reads or writes some kinds of records only.') },
  };
  const lifeTexts = { '30': t('30 days'), '90': t('90 days'), '365': t('A year'), '': t('Never expires') };
  const submit = async (): Promise<void> => {
    const expiresAt = life === '' ? null : new Date(clock.now() + Number(life) * millisecondsOfDay).toISOString();
    const answer = await run({
      name,
      scopes: choice === 'chosen' ? chosen : common[choice],
      addresses: addressesIn(addresses),
      expiresAt,
    });
    if (!answer?.ok) return;
    forget();
    onMade(answer.value);
  };
  const message = refusal?.message ?? null;
  return (
    <AdminFormDialog
      title={t('Create a key')}
      submit={t('Create')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft="integration key"
      onClose={onClose}
    >
      <Field
        label={t('Name of the key')}
        hint={t('What it is for, such as the other program.')}
        autoComplete="off"
        maxLength={maxKeyName}
        required
        value={name}
        onChange={({ target }) => edit({ name: target.value })}
        error={fieldText(t, message, 'name')}
      />
      <RadioCards
        label={t('What it may do')}
        options={(['all', 'read', 'events', 'chosen'] as const).map((value) => ({ value, ...texts[value] }))}
        value={choice}
        onChange={(next) => edit({ choice: next })}
      />
      {choice === 'chosen' && (
        <CheckList
          label={t('Scopes')}
          options={scopes.map((value) => ({ value, label: value }))}
          chosen={chosen}
          onChange={(next) => edit({ chosen: next })}
        />
      )}
      {fieldText(t, message, 'scopes') !== undefined && <Notice>{t('Choose at least one scope.')}</Notice>}
      <Field
        label={t('Addresses it may be used from (optional)')}
        hint={t('For example 192.0.2.7 or 192.0.2.0/24, separated by commas.')}
        autoComplete="off"
        spellCheck={false}
        value={addresses}
        onChange={({ target }) => edit({ addresses: target.value })}
        error={
          fieldText(t, message, 'addresses') === undefined
            ? undefined
            : t('Enter addresses or networks such as 192.0.2.7 or 192.0.2.0/24.')
        }
      />
      <Select
        label={t('Expires after')}
        value={life}
        onChange={({ target }) => edit({ life: target.value })}
        options={lives.map((value) => ({ value, label: lifeTexts[value] }))}
      />
    </AdminFormDialog>
  );
}

import { maxEndpointAddress } from '@connect/core/domain/administration/webhook-endpoint';
import type { EndpointSecret, WebhookEndpoint } from '@connect/core/domain/administration/webhook-endpoint';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { fieldText } from '../../i18n/server-message.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import { AdminFormDialog } from './admin-form-dialog.tsx';

/** Why nothing is sent yet: without any, none would mean all. */
const isNothing = (chosen: readonly string[] | null): boolean => chosen?.length === 0;

interface EventsProps {
  /** How often nothing was sent as none is chosen: each time is heard, and leads to the first of them. */
  missed: number;
  /** What there is to be told of. */
  all: readonly string[];
  /** Null for all, now and those that there will be. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
}

function EventFields({ all, chosen, missed, onChange }: EventsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed > 0) list.current?.querySelector('input')?.focus();
  }, [missed]);
  return (
    <>
      <RadioCards
        label={t('Events')}
        options={[
          { value: 'all', label: t('All events'), text: t('New kinds of events, too.') },
          { value: 'chosen', label: t('Chosen events'), text: t('Only what is chosen below.') },
        ]}
        value={chosen === null ? 'all' : 'chosen'}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {chosen !== null && (
        <div ref={list}>
          <CheckList
            label={t('Chosen events')}
            options={all.map((value) => ({ value, label: value }))}
            chosen={chosen}
            onChange={onChange}
          />
        </div>
      )}
      {missed > 0 && isNothing(chosen) && <Notice key={missed}>{t('Choose at least one event.')}</Notice>}
    </>
  );
}

const noKinds: readonly string[] = [];

interface AddEndpointDialogProps {
  kinds: readonly string[];
  onClose: () => void;
  onMade: (made: EndpointSecret) => void;
}

/** The form that adds an endpoint of another system. */
export function AddEndpointDialog({ kinds, onClose, onMade }: AddEndpointDialogProps) {
  const t = useTranslate();
  const { webhooks } = useAdmin();
  const [draft, setDraft, forget] = useDraft('webhook', () => ({ url: '', isAll: true, kinds: noKinds }));
  const { url } = draft;
  const chosen = draft.isAll ? null : draft.kinds;
  const { busy, refusal, run } = useCommand(webhooks.add);
  const [missed, setMissed] = useState(0);
  const submit = async (): Promise<void> => {
    if (isNothing(chosen)) return setMissed(missed + 1);
    const answer = await run({ url, kinds: chosen ?? [] });
    if (!answer?.ok) return;
    forget();
    onMade(answer.value);
  };
  const wrongAddress = t('Enter an address such as https://erp.example.com/events, without a user name.');
  const problemOf = (refused: Refusal): string | undefined => {
    if (fieldText(t, refused.message, 'url') === undefined) return undefined;
    return refused.message?.code === 'private_address' ? adminRefusalText(t, refused) : wrongAddress;
  };
  return (
    <AdminFormDialog
      title={t('Add a webhook')}
      submit={t('Add')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft="webhook"
      onClose={onClose}
    >
      <Field
        label={t('Address')}
        hint={t('The address at which the other system takes events. It starts with https://.')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxEndpointAddress}
        required
        value={url}
        onChange={({ target }) => setDraft({ ...draft, url: target.value })}
        error={refusal ? problemOf(refusal) : missed > 0 && url.trim() === '' ? wrongAddress : undefined}
      />
      <EventFields
        all={kinds}
        chosen={chosen}
        missed={missed}
        onChange={(next) => {
          setMissed(0);
          setDraft({ ...draft, isAll: next === null, kinds: next ?? [] });
        }}
      />
    </AdminFormDialog>
  );
}

interface EndpointEventsDialogProps {
  endpoint: WebhookEndpoint;
  kinds: readonly string[];
  onClose: () => void;
  /** It was changed, by this or, where it was refused for that, by somebody else. */
  onChanged: (refusal: Refusal | null) => void;
}

/** The form that says what an endpoint is told of. */
export function EndpointEventsDialog({ endpoint, kinds, onClose, onChanged }: EndpointEventsDialogProps) {
  const t = useTranslate();
  const { webhooks } = useAdmin();
  const name = `events ${endpoint.id}`;
  const [draft, setDraft, forget] = useDraft(name, () => ({
    isAll: endpoint.kinds.length === 0,
    kinds: endpoint.kinds,
  }));
  const chosen = draft.isAll ? null : draft.kinds;
  const { busy, refusal, run } = useCommand(webhooks.setKinds);
  const [missed, setMissed] = useState(0);
  const choose = (next: typeof chosen): void => {
    setMissed(0);
    setDraft({ isAll: next === null, kinds: next ?? [] });
  };
  const submit = async (): Promise<void> => {
    if (isNothing(chosen)) return setMissed(missed + 1);
    const answer = await run(endpoint.id, chosen ?? [], endpoint.kinds);
    const isChanged = answer?.ok === false && answer.refusal.message?.code === 'changed_meanwhile';
    if (!answer?.ok && !isChanged) return;
    forget();
    onChanged(answer.ok ? null : answer.refusal);
  };
  return (
    <AdminFormDialog
      title={t('Events of {address}', { address: endpoint.url })}
      submit={t('Save')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void submit()}
      draft={name}
      onClose={onClose}
    >
      <EventFields all={kinds} chosen={chosen} missed={missed} onChange={choose} />
    </AdminFormDialog>
  );
}

import type { EndpointSecret, WebhookEndpoint } from '@connect/core/domain/administration/webhook-endpoint';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { Webhook } from 'lucide-react';
import { useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AdminPage } from './admin-page.tsx';
import { adminRefusalText } from './admin-refusal.ts';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { DeliveriesCard } from './deliveries-card.tsx';
import { AddEndpointDialog, EndpointEventsDialog } from './endpoint-dialogs.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TypedConfirm } from './typed-confirm.tsx';
import { useFollowed } from './use-followed.ts';
import { useOutcome } from './use-outcome.tsx';
import { outcomeText } from './webhook-texts.ts';
import { useWebhookColumns } from './webhook-columns.tsx';
import type { EndpointDeed } from './webhook-columns.tsx';

type Asked = { readonly deed: 'add' } | { readonly deed: 'events' | 'rotate' | 'remove'; readonly of: WebhookEndpoint };

/** Where other systems are told of what happens: added, tried, paused, given a new secret and removed, and what became of each event (specification §administration). */
export function WebhooksScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const { webhooks } = useAdmin();
  const list = useQuery(webhooks.list, 'webhooks');
  useForbidden(list.failure, onForbidden);
  useFollowed(list, webhooks.list, ({ webhooks: all }) => all.some(({ waiting }) => waiting > 0));
  const { notice, setOutcome } = useOutcome();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<EndpointSecret | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  /** The button that showed what became of the events. */
  const opener = useRef<Element | null>(null);
  const showDeliveries = (id: string | null): void => {
    if (id === null && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = id === null ? null : document.activeElement;
    setShown(id);
  };
  const testing = useCommand(webhooks.test);
  const rotating = useCommand(webhooks.rotate);
  const pausing = useCommand(webhooks.pause);
  const resuming = useCommand(webhooks.resume);
  const removing = useCommand(webhooks.remove);

  const report = (answer: Result<unknown, Refusal> | null, text: string): void => {
    if (!answer) return;
    setAsked(null);
    setOutcome(answer.ok ? { tone: 'good', text } : { tone: 'bad', text: adminRefusalText(t, answer.refusal) });
    list.reload();
  };
  const secretMade = (answer: EndpointSecret): void => {
    setAsked(null);
    setMade(answer);
    list.reload();
  };
  const tryOut = async ({ id, url }: WebhookEndpoint): Promise<void> => {
    const answer = await testing.run(id);
    if (answer?.ok && !answer.value.taken)
      setOutcome({
        tone: 'bad',
        text: t('{address} didn’t accept the test event ({outcome}).', {
          address: url,
          outcome: outcomeText(t, answer.value.outcome, format.moment) ?? answer.value.outcome,
        }),
      });
    else report(answer, t('{address} accepted the test event.', { address: url }));
  };
  const rotate = async ({ id }: WebhookEndpoint): Promise<void> => {
    const answer = await rotating.run(id);
    if (answer?.ok) secretMade(answer.value);
    else report(answer, '');
  };
  const remove = async ({ id, url }: WebhookEndpoint, typed: string): Promise<void> =>
    report(await removing.run(id, typed), t('{address} was removed.', { address: url }));
  const onDeed = async (deed: EndpointDeed, of: WebhookEndpoint): Promise<void> => {
    const address = of.url;
    if (deed === 'deliveries') showDeliveries(shown === of.id ? null : of.id);
    else if (deed === 'test') await tryOut(of);
    else if (deed === 'pause') report(await pausing.run(of.id), t('{address} is paused.', { address }));
    else if (deed === 'resume') report(await resuming.run(of.id), t('{address} gets events again.', { address }));
    else setAsked({ deed, of });
  };
  const busy =
    (
      [
        ['test', testing],
        ['pause', pausing],
        ['resume', resuming],
      ] as const
    )
      .map(([deed, { running }]) => running && { id: running[0], deed })
      .find((each) => each !== null) ?? null;
  const opened = list.value?.webhooks.find(({ id }) => id === shown);
  return (
    <AdminPage
      current="webhooks"
      action={
        <Button icon={Webhook} disabled={list.value === null} onClick={() => setAsked({ deed: 'add' })}>
          {t('Add a webhook')}
        </Button>
      }
    >
      {notice}
      <ListCard
        label={t('Webhooks')}
        list={list}
        columns={useWebhookColumns(busy, (deed, of) => void onDeed(deed, of))}
        rows={list.value?.webhooks ?? null}
        rowKey={({ id }) => id}
        isDimmed={({ pausedAt }) => pausedAt !== null}
        failed={t('We couldn’t load the webhooks.')}
        none={t(
          'There are no webhooks yet. A webhook tells another system, such as the ERP, about orders straight away.',
        )}
      />
      {opened && (
        <DeliveriesCard
          key={opened.id}
          endpoint={opened}
          onClose={() => showDeliveries(null)}
          onResent={(answer) =>
            report(
              answer,
              t('{n, plural, one {# event is being sent again.} other {# events are being sent again.}}', {
                n: answer.ok ? answer.value : 0,
              }),
            )
          }
        />
      )}
      {asked?.deed === 'add' && list.value && (
        <AddEndpointDialog
          kinds={list.value.kinds}
          onClose={() => {
            setAsked(null);
            // It may have been added by a try whose answer was lost.
            list.reload();
          }}
          onMade={secretMade}
        />
      )}
      {asked?.deed === 'events' && list.value && (
        <EndpointEventsDialog
          endpoint={asked.of}
          kinds={list.value.kinds}
          onClose={() => setAsked(null)}
          onChanged={(refusal) =>
            report(
              refusal ? { ok: false, refusal } : { ok: true, value: null },
              t('The events for {address} were changed.', { address: asked.of.url }),
            )
          }
        />
      )}
      {asked?.deed === 'rotate' && (
        <ConfirmDialog
          open
          title={t('Create a new secret for {address}?', { address: asked.of.url })}
          confirm={t('Create a new secret')}
          cancel={t('Cancel')}
          busy={rotating.busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void rotate(asked.of)}
        >
          {t('For one more day, messages are also signed with the old secrets.')}
        </ConfirmDialog>
      )}
      {asked?.deed === 'remove' && (
        <TypedConfirm
          title={t('Remove {address}?', { address: asked.of.url })}
          name={asked.of.url}
          confirm={t('Remove')}
          busy={removing.busy}
          onClose={() => setAsked(null)}
          onConfirm={(typed) => void remove(asked.of, typed)}
        >
          {t('The other system will get no more events, and those waiting for it will be deleted.')}
        </TypedConfirm>
      )}
      {made && (
        <SecretDialog
          title={t('Secret of {address}', { address: made.webhook.url })}
          secret={made.secret}
          onClose={() => setMade(null)}
        >
          {t('The other system uses it to check that messages come from this portal.')}
        </SecretDialog>
      )}
    </AdminPage>
  );
}

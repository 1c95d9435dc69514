import { deliveryStates } from '@connect/core/domain/administration/webhook-endpoint';
import type {
  DeliveryState,
  EventDelivery,
  WebhookEndpoint,
} from '@connect/core/domain/administration/webhook-endpoint';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { useEffect, useId, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/select.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { Outcome } from './outcome.tsx';
import { useFollowed } from './use-followed.ts';
import { deliveryTexts } from './webhook-texts.ts';
import * as layout from '../../theme/layout.css.ts';

interface DeliveriesCardProps {
  endpoint: WebhookEndpoint;
  /** So many events go again, or why they do not. */
  onResent: (answer: Result<number, Refusal>) => void;
  onClose: () => void;
}

/** What an endpoint was and is to be told of, the newest first; what was given up is sent again here. */
export function DeliveriesCard({ endpoint, onResent, onClose }: DeliveriesCardProps) {
  const t = useTranslate();
  const { webhooks } = useAdmin();
  const [state, setState] = useState<DeliveryState | null>(endpoint.dead > 0 ? 'dead' : null);
  const ask = () => webhooks.deliveries(endpoint.id, state);
  const list = useQuery(ask, `${endpoint.id} ${state ?? ''}`);
  useFollowed(list, ask, (all) => all.some((each) => each.state === 'waiting'));
  const resending = useCommand(webhooks.resend);
  const resend = async (eventId: string | null): Promise<void> => {
    const answer = await resending.run(endpoint.id, eventId);
    if (!answer) return;
    list.reload();
    onResent(answer);
  };
  const texts = deliveryTexts(t);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // It opens below a table that may fill the window.
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-labelledby={id} className={css.form}>
      <div className={css.between}>
        <h2 ref={title} id={id} tabIndex={-1} className={cx(css.heading, layout.broken)}>
          {t('Deliveries to {address}', { address: endpoint.url })}
        </h2>
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
      <div className={css.between}>
        <Select
          label={t('Deliveries')}
          value={state ?? ''}
          onChange={({ target }) => setState(deliveryStates.find((each) => each === target.value) ?? null)}
          options={[
            { value: '', label: t('The last 100') },
            ...deliveryStates.map((value) => ({ value, label: texts[value].text })),
          ]}
        />
        <Button
          variant="secondary"
          disabled={resending.busy || endpoint.dead === 0}
          busy={resending.running?.[1] === null}
          onClick={() => void resend(null)}
        >
          {t('Send all failed events again')}
        </Button>
      </div>
      <ListCard
        label={t('Deliveries to {address}', { address: endpoint.url })}
        list={list}
        columns={useDeliveryColumns(resending.running?.[1] ?? null, (eventId) => void resend(eventId))}
        rows={list.value}
        rowKey={({ eventId }) => eventId}
        failed={t('We couldn’t load the deliveries.')}
        none={t('There are none.')}
      />
    </section>
  );
}

const useDeliveryColumns = (
  busy: string | null,
  onResend: (eventId: string) => void,
): readonly Column<EventDelivery>[] => {
  const t = useTranslate();
  const format = useFormat();
  const texts = deliveryTexts(t);
  return [
    {
      key: 'event',
      label: t('Event'),
      width: '26%',
      cell: ({ type, key }) => (
        <>
          {type}
          <span className={css.beside}>{key}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '14%',
      cell: ({ state }) => <StatusBadge tone={texts[state].tone}>{texts[state].text}</StatusBadge>,
    },
    {
      key: 'tried',
      label: t('Last tried'),
      width: '30%',
      cell: ({ lastTriedAt, attempts, outcome }) =>
        lastTriedAt === null ? (
          t('Never')
        ) : (
          <>
            {format.moment(lastTriedAt)}
            <span className={css.beside}>
              {t('{n, plural, one {# attempt} other {# attempts}}', { n: attempts })}
              {outcome !== null && ': '}
              {outcome !== null && <Outcome outcome={outcome} />}
            </span>
          </>
        ),
    },
    {
      key: 'due',
      label: t('Next attempt'),
      width: '14%',
      cell: ({ dueAt }) => (dueAt === null ? '–' : format.moment(dueAt)),
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: ({ eventId, type, key, state }) =>
        state !== 'waiting' && (
          <div className={css.buttons}>
            <Button variant="ghost" disabled={busy !== null} busy={busy === eventId} onClick={() => onResend(eventId)}>
              {t('Send again')}
              <VisuallyHidden>
                {' '}
                {type} {key}
              </VisuallyHidden>
            </Button>
          </div>
        ),
    },
  ];
};

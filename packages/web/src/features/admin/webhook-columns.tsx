import { endpointState } from '@connect/core/domain/administration/webhook-endpoint';
import type { WebhookEndpoint } from '@connect/core/domain/administration/webhook-endpoint';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { Outcome } from './outcome.tsx';
import { endpointStates, kindsText } from './webhook-texts.ts';
import * as layout from '../../theme/layout.css.ts';

/** What can be done with an endpoint from its row. */
export type EndpointDeed = 'deliveries' | 'test' | 'events' | 'rotate' | 'pause' | 'resume' | 'remove';

/** Endpoints: where, what they are told of, how they are, and what can be done; `busy` is what is being done to one. */
export const useWebhookColumns = (
  busy: { readonly id: string; readonly deed: EndpointDeed } | null,
  onDeed: (deed: EndpointDeed, endpoint: WebhookEndpoint) => void,
): readonly Column<WebhookEndpoint>[] => {
  const t = useTranslate();
  const format = useFormat();
  const states = endpointStates(t);
  const deeds: Readonly<Record<EndpointDeed, string>> = {
    deliveries: t('Deliveries'),
    test: t('Send a test event'),
    events: t('Change events'),
    rotate: t('New secret'),
    pause: t('Pause'),
    resume: t('Resume'),
    remove: t('Remove'),
  };
  return [
    {
      key: 'url',
      label: t('Address'),
      width: '26%',
      cell: ({ url, kinds }) => (
        <>
          <span className={layout.broken}>{url}</span>
          <span className={css.beside}>{kindsText(t, kinds)}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '15%',
      cell: (endpoint) => {
        const { tone, text } = states[endpointState(endpoint)];
        const since = endpoint.pausedAt ?? endpoint.failingSince;
        return (
          <>
            <StatusBadge tone={tone}>{text}</StatusBadge>
            {since !== null && (
              <span className={css.beside}>{t('since {moment}', { moment: format.moment(since) })}</span>
            )}
            {endpoint.pausedBecause !== null && (
              <span className={css.beside}>
                <Outcome outcome={endpoint.pausedBecause} />
              </span>
            )}
          </>
        );
      },
    },
    { key: 'waiting', label: t('Waiting'), align: 'end', width: '8%', cell: ({ waiting }) => waiting },
    { key: 'dead', label: t('messages|Failed'), align: 'end', width: '8%', cell: ({ dead }) => dead },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: (endpoint) => {
        const goesOn = endpoint.pausedAt === null ? 'pause' : 'resume';
        return (
          <div className={css.buttons}>
            {(['deliveries', 'test', 'events', 'rotate', goesOn, 'remove'] as const).map((deed) => (
              <Button
                // One and the same button pauses and resumes, and keeps the focus.
                key={deed === 'resume' ? 'pause' : deed}
                variant={deed === 'deliveries' ? 'secondary' : 'ghost'}
                className={css.deed}
                busy={busy?.id === endpoint.id && busy.deed === deed}
                // The focus stays where it is.
                aria-disabled={busy !== null}
                onClick={() => onDeed(deed, endpoint)}
              >
                {deeds[deed]}
                <VisuallyHidden> {endpoint.url}</VisuallyHidden>
              </Button>
            ))}
          </div>
        );
      },
    },
  ];
};

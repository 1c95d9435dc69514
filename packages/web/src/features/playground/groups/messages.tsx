import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { msg } from '../../../i18n/translator.ts';
import { tones } from '../../../theme/palettes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Example } from '../example.tsx';

/** A status of each tone. */
const statuses = {
  info: msg('Received'),
  wait: msg('Awaiting Credit Approval'),
  prep: msg('Being Prepared'),
  part: msg('Partially Shipped'),
  good: msg('Shipped'),
  bad: msg('Overdue'),
  none: msg('Pending'),
};
const noticeTones = ['info', 'wait', 'good', 'bad'] as const;

export function Messages() {
  const t = useTranslate();
  const long = t(
    'Once approved, its status changes to Received and then Being Prepared. You can withdraw your own order while it waits. If it was rejected, its page says by whom and why.',
  );
  const retry = { label: t('Try again'), onAction: () => undefined };
  return (
    <>
      <Example code="<StatusBadge tone>" row>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {t(statuses[tone])}
          </StatusBadge>
        ))}
      </Example>
      {noticeTones.map((tone) => (
        <Example key={tone} code={`<Notice tone="${tone}">`} wide>
          <Notice tone={tone}>{t('The changes were saved.')}</Notice>
        </Example>
      ))}
      <Example code="<Notice action>" wide>
        <Notice action={retry}>{t('We couldn’t load the users.')}</Notice>
      </Example>
      <Example code="<Notice action>, long text" wide>
        <Notice tone="wait" action={retry}>
          {long}
        </Notice>
      </Example>
      <Example code="<EmptyState>" wide>
        <Card padding="none">
          <EmptyState>{t('No orders found for the selected date range.')}</EmptyState>
        </Card>
      </Example>
      <Example code="<EmptyState action>, long text" wide>
        <Card padding="none">
          <EmptyState action={<LinkButton href="/connect">{t('Go to the dashboard')}</LinkButton>}>{long}</EmptyState>
        </Card>
      </Example>
      <Example code="<ErrorState action>" wide>
        <Card padding="none">
          <ErrorState action={<Button>{t('Try again')}</Button>}>
            {t('Something went wrong while showing this page.')}
          </ErrorState>
        </Card>
      </Example>
    </>
  );
}

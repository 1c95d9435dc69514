import { useId } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useReadOn } from '../../shared/query/use-read-on.ts';
import { useDocumentMoney } from '../../shared/documents/use-document-money.ts';
import * as css from './activity-card.css.ts';
import { activityDetails, activityText } from './activity-text.ts';
import type { ActivityLog } from './use-activity.ts';
import * as textStyles from '../../theme/text.css.ts';

/** The log of changes (specification §editing-users): who did what to whom, and when. */
export function ActivityCard({ log }: { log: ActivityLog }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Card aria-labelledby={id} aria-busy={log.loading}>
      <CardTitle id={id}>{t('Activity')}</CardTitle>
      {log.failure !== null && <LoadFailure onRetry={log.reload}>{t('We couldn’t load the activity.')}</LoadFailure>}
      {log.entries === null && log.loading && <Shapes />}
      {log.entries?.length === 0 && <EmptyState>{t('No activity yet.')}</EmptyState>}
      {log.entries !== null && log.entries.length > 0 && <Entries log={log} />}
    </Card>
  );
}

function Entries({ log }: { log: ActivityLog }) {
  const t = useTranslate();
  const format = useFormat();
  const money = useDocumentMoney();
  const { list, showMore } = useReadOn<HTMLOListElement>(log);
  return (
    <>
      <ol ref={list} className={css.list}>
        {log.entries?.map((entry, index) => (
          // Two changes can be the same but for their place in the log.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${entry.at} ${index}`} tabIndex={-1} className={css.entry}>
            <span>{activityText(t, entry, money)}</span>
            <time dateTime={entry.at} className={css.when}>
              {format.moment(entry.at)}
            </time>
            {activityDetails(t, entry).map((detail) => (
              <span key={detail} className={textStyles.detail}>
                {detail}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {log.more && (
        <div className={css.more}>
          {log.moreFailed && <Notice>{t('We couldn’t load the activity.')}</Notice>}
          <Button variant="secondary" disabled={log.loadingMore} busy={log.loadingMore} onClick={showMore}>
            {t('Show more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Shapes() {
  return (
    <ul className={css.list} aria-hidden>
      {[1, 2, 3].map((row) => (
        <li key={row} className={css.entry}>
          <Shimmer width="min(360px, 70%)" height={20} />
          <Shimmer width={112} height={20} />
        </li>
      ))}
    </ul>
  );
}

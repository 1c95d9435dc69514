import { useEffect, useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useLog } from '../../shared/query/use-log.ts';
import type { Log } from '../../shared/query/use-log.ts';
import { auditQuery, auditSearch } from './audit-address.ts';
import type { AuditQuery } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditRows, useAuditColumns } from './audit-columns.tsx';
import * as css from './audit-screen.css.ts';

interface AuditScreenProps {
  query: AuditQuery;
  onQuery: (query: AuditQuery) => void;
}

/** The audit log, for super users (decisions §acting-within-limits): everything done while acting for customers, and every write of staff. */
export function AuditScreen({ query, onQuery }: AuditScreenProps) {
  const t = useTranslate();
  const { listAuditEntries } = useStaff();
  const log = useLog((before) => listAuditEntries({ ...query, before }), JSON.stringify(query));
  const count = log.entries?.length ?? 0;
  const isFiltered = Object.keys(auditSearch(query)).length > 0;
  return (
    <>
      <PageHeader
        title={t('Audit log')}
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('Reports Dashboard'), href: '/connect/reports' },
          { label: t('Audit log') },
        ]}
      />
      <AuditFilters query={query} onQuery={onQuery} />
      <ListCard
        label={t('Audit log')}
        list={log}
        columns={useAuditColumns()}
        rows={log.entries && auditRows(log.entries)}
        rowKey={({ key }) => key}
        shimmerRows={12}
        failed={t('We couldn’t load the audit log.')}
        none={
          isFiltered
            ? t('No entries match these filters.')
            : t('Nothing has been recorded yet. What staff change, and do for customers, is listed here.')
        }
        noneAction={
          isFiltered && (
            <Button
              variant="secondary"
              onClick={() => {
                focusContent();
                onQuery(auditQuery({}));
              }}
            >
              {t('Clear filters')}
            </Button>
          )
        }
        footer={count > 0 && <More log={log} />}
      />
      <LiveRegion
        text={
          log.entries === null || log.loading || log.loadingMore
            ? ''
            : t('{n, plural, one {# entry} other {# entries}}', { n: count })
        }
      />
    </>
  );
}

function More({ log }: { log: Log<unknown> }) {
  const t = useTranslate();
  const end = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState(false);
  const hasMore = log.more !== null;
  // The button goes with the last page: who pressed it is not left nowhere.
  useEffect(() => {
    if (asked && !hasMore) end.current?.focus();
  }, [asked, hasMore]);
  const load = () => {
    setAsked(true);
    log.more?.();
  };
  if (!hasMore)
    return (
      <p ref={end} tabIndex={-1} className={css.end}>
        {t('No earlier entries.')}
      </p>
    );
  return (
    <>
      {log.moreFailed && <Notice>{t('We couldn’t load the audit log.')}</Notice>}
      <Button variant="secondary" disabled={log.loadingMore} busy={log.loadingMore} onClick={load}>
        {t('Load more')}
      </Button>
    </>
  );
}

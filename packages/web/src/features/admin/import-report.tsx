import type { ImportRun, RefusedRecord } from '@connect/core/domain/administration/import-run';
import { ArrowLeft, CircleStop, FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useCommand } from '../../shared/query/use-command.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as css from './admin-form.css.ts';
import { adminRefusalText } from './admin-refusal.ts';
import { importModeText, importStates, kindText } from './import-texts.ts';
import { RefusalReason } from './refusal-reason.tsx';
import { useFollowed } from './use-followed.ts';
import * as layout from '../../theme/layout.css.ts';

/** One import: how far it is, what became of its records, and why some were refused. */
export function ImportReportPart({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useTranslate();
  const { imports, saveFile } = useAdmin();
  const ask = () => imports.report(id);
  const report = useQuery(ask, id);
  useFollowed(report, ask, ({ run }) => run.state === 'running');
  const downloading = useCommand(imports.refusals);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const run = report.value?.run ?? null;
  const stopping = useCommand(imports.stop);
  const stop = async (): Promise<void> => {
    const answer = await stopping.run(id);
    // What has happened meanwhile is shown, too.
    if (answer) report.reload();
    if (answer?.ok) heading.current?.focus();
  };
  const download = async (): Promise<void> => {
    const file = await downloading.run(id);
    if (file?.ok) saveFile(file.value, `refused-${run?.kind ?? 'records'}.csv`);
  };
  const columns = useRefusalColumns();
  return (
    <div className={css.form}>
      <div className={css.between}>
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          {t('All imports')}
        </Button>
        {run?.state === 'running' && (
          <Button variant="secondary" icon={CircleStop} busy={stopping.busy} onClick={() => void stop()}>
            {t('Stop the import')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={FileDown}
          disabled={!report.value || report.value.refusals.length === 0}
          busy={downloading.busy}
          onClick={() => void download()}
        >
          {t('Download refused records')}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {run ? t('Import: {kind}', { kind: kindText(t, run.kind) }) : t('Import')}
      </h2>
      {stopping.refusal && <Notice>{adminRefusalText(t, stopping.refusal)}</Notice>}
      {downloading.refusal && <Notice>{adminRefusalText(t, downloading.refusal)}</Notice>}
      {run && <RunCard run={run} />}
      <ListCard
        label={t('Refused records')}
        list={report}
        columns={columns}
        rows={report.value?.refusals ?? null}
        rowKey={(_, index) => index}
        failed={t('We couldn’t load the report.')}
        none={t('No record was refused.')}
      />
      {report.value?.hasMore && <p className={css.beside}>{t('These are the first 100. The file has more.')}</p>}
    </div>
  );
}

function RunCard({ run }: { run: ImportRun }) {
  const t = useTranslate();
  const format = useFormat();
  const mode = importModeText(t, run);
  const counts = [
    [t('Checked'), run.lines],
    [t('New or changed'), run.accepted],
    [t('Unchanged'), run.unchanged],
    [t('Waiting for others'), run.waiting],
    [t('records|Refused'), run.refused],
    ...(run.replaces ? ([[t('Removed'), run.removed]] as const) : []),
  ] as const;
  return (
    <Card aria-label={t('Import')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('Status')}</dt>
          <dd>{importStates(t)[run.state].text}</dd>
        </div>
        <div>
          <dt>{t('From')}</dt>
          <dd>{run.by}</dd>
        </div>
        <div>
          <dt>{t('Started')}</dt>
          <dd>{format.moment(run.startedAt)}</dd>
        </div>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {mode !== '' && <p>{mode}</p>}
      {run.wouldRemove !== null && (
        <Notice>
          {t(
            '{n, plural, one {# record would be removed.} other {# records would be removed.}} Nothing has been removed yet: removing this many needs your confirmation.',
            { n: run.wouldRemove },
          )}
        </Notice>
      )}
    </Card>
  );
}

const useRefusalColumns = (): readonly Column<RefusedRecord>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    { key: 'line', label: t('Line number'), width: '10%', cell: ({ line }) => format.number(line) },
    {
      key: 'key',
      label: t('Record'),
      width: '24%',
      cell: ({ key }) => <span className={layout.broken}>{key ?? '–'}</span>,
    },
    {
      key: 'path',
      label: t('Column'),
      width: '24%',
      cell: ({ path }) => <span className={layout.broken}>{path || '–'}</span>,
    },
    { key: 'reason', label: t('Reason'), cell: ({ reason }) => <RefusalReason reason={reason} /> },
  ];
};

import type { ImportRun } from '@connect/core/domain/administration/import-run';
import { FileUp, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { ImportFilePart } from './import-file.tsx';
import { ImportReportPart } from './import-report.tsx';
import { importModeText, importStates, kindText } from './import-texts.ts';
import { useFollowed, whileOthersAdd } from './use-followed.ts';

/** What came in of the supplier's data, and what was refused of it (specification §imports-for-administrators). */
export function ImportsScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { imports } = useAdmin();
  const list = useQuery(imports.list, 'imports');
  useForbidden(list.failure, onForbidden);
  useFollowed(list, imports.list, (runs) => runs.some(({ state }) => state === 'running'), whileOthersAdd);
  const [opened, setOpened] = useState<string | null>(null);
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Back from a report, the focus is where it was.
    if (opened === null && left.current !== null) document.getElementById(left.current)?.focus();
    left.current = opened === null ? null : buttonId(opened);
  }, [opened]);
  const back = (): void => {
    setOpened(null);
    // One may have begun meanwhile, or have been stopped.
    list.reload();
  };
  const columns = useImportColumns(setOpened);
  return (
    <AdminPage
      current="imports"
      action={
        opened === null && (
          <>
            <Button variant="secondary" icon={RefreshCw} busy={list.loading} onClick={list.reload}>
              {t('Refresh')}
            </Button>
            <Button id={buttonId(aFile)} icon={FileUp} onClick={() => setOpened(aFile)}>
              {t('Import a file')}
            </Button>
          </>
        )
      }
    >
      {opened === null && (
        <ListCard
          label={t('Imports')}
          list={list}
          columns={columns}
          rows={list.value}
          rowKey={({ id }) => id}
          isDimmed={({ dry }) => dry}
          failed={t('We couldn’t load the imports.')}
          none={t('Nothing has been imported yet.')}
        />
      )}
      {opened === aFile && <ImportFilePart onBack={back} onReport={setOpened} />}
      {opened !== null && opened !== aFile && <ImportReportPart id={opened} onBack={back} />}
    </AdminPage>
  );
}

/** Opened in place of a report. */
const aFile = 'file';

const buttonId = (id: string): string => `report-of-${id}`;

const useImportColumns = (onOpen: (id: string) => void): readonly Column<ImportRun>[] => {
  const t = useTranslate();
  const format = useFormat();
  const states = importStates(t);
  const count = (key: 'accepted' | 'unchanged' | 'refused', label: string): Column<ImportRun> => ({
    key,
    label,
    align: 'end',
    width: '10%',
    cell: (run) => format.number(run[key]),
  });
  return [
    {
      key: 'kind',
      label: t('Records'),
      width: '24%',
      cell: ({ kind, by }) => (
        <>
          {kindText(t, kind)}
          <span className={css.beside}>{by}</span>
        </>
      ),
    },
    {
      key: 'started',
      label: t('Started'),
      width: '20%',
      cell: (run) => (
        <>
          {format.moment(run.startedAt)}
          <span className={css.beside}>{importModeText(t, run)}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '16%',
      cell: ({ state, lines, waiting }) => (
        <>
          <StatusBadge tone={states[state].tone}>{states[state].text}</StatusBadge>
          {state === 'running' && (
            <span className={css.beside}>
              {t('{n, plural, one {# record so far} other {# records so far}}', { n: lines })}
            </span>
          )}
          {waiting > 0 && (
            <span className={css.beside}>
              {t('{n, plural, one {# is waiting for others} other {# are waiting for others}}', { n: waiting })}
            </span>
          )}
        </>
      ),
    },
    count('accepted', t('New or changed')),
    count('unchanged', t('Unchanged')),
    count('refused', t('records|Refused')),
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: ({ id, kind, startedAt }) => (
        <div className={css.buttons}>
          <Button id={buttonId(id)} variant="secondary" onClick={() => onOpen(id)}>
            {t('Report')}
            <VisuallyHidden>
              {' '}
              {kindText(t, kind)} {format.moment(startedAt)}
            </VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
};

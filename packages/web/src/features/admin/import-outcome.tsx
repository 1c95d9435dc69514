import type { FileImport, ImportedKind, RefusedRow } from '@connect/core/domain/administration/file-import';
import { csvOf } from '@connect/core/domain/export/csv';
import { FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { kindText } from './import-texts.ts';
import { RefusalReason } from './refusal-reason.tsx';
import * as layout from '../../theme/layout.css.ts';

interface ImportOutcomeProps {
  name: string;
  dryRun: boolean;
  result: FileImport;
  /** Opens the report of an import. */
  onReport: (run: string) => void;
}

/** So many reasons are shown; the file has those that came. */
const mostReasons = 100;

/** What became of a file, or would: how many records of each kind, and why some were refused. */
export function ImportOutcome({ name, dryRun, result, onReport }: ImportOutcomeProps) {
  const t = useTranslate();
  const { saveFile } = useAdmin();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kinds, refusals, refusalCount, refusedRows } = result;
  const kindColumns = useKindColumns(onReport);
  const refusalColumns = useRowColumns();
  const saveReasons = (): void => {
    const rows = refusals.map(({ line, column, reason }) => [line, column, reason]);
    const text = `\uFEFF${csvOf([['line', 'column', 'reason'], ...rows])}`;
    saveFile(new TextEncoder().encode(text), `reasons-${name.replace(/\.csv$/i, '')}.csv`);
  };
  return (
    <section aria-label={t('Result')} className={css.form}>
      <h3 ref={heading} tabIndex={-1} className={css.heading}>
        {dryRun ? t('{name} was checked. Nothing was written yet.', { name }) : t('{name} was imported.', { name })}
      </h3>
      <Card padding="none">
        <DataTable label={t('Result')} columns={kindColumns} rows={kinds} rowKey={({ kind }) => kind} />
      </Card>
      {refusals.length > 0 && (
        <>
          <div className={css.between}>
            <p>
              {t(
                '{n, plural, one {# problem} other {# problems}} in rows that are left out, the first of them below.',
                {
                  n: refusalCount,
                },
              )}
            </p>
            <div className={css.between}>
              <Button variant="secondary" icon={FileDown} onClick={saveReasons}>
                {t('Download the reasons')}
              </Button>
              {refusedRows !== null && (
                <Button
                  variant="secondary"
                  icon={FileDown}
                  onClick={() =>
                    // By the same name: a map may name it.
                    saveFile(
                      Uint8Array.from(atob(refusedRows), (byte) => byte.charCodeAt(0)),
                      name,
                    )
                  }
                >
                  {t('Download refused records')}
                </Button>
              )}
            </div>
          </div>
          <Card padding="none">
            <DataTable
              label={t('Refused records')}
              columns={refusalColumns}
              rows={refusals.slice(0, mostReasons)}
              rowKey={(_, index) => index}
            />
          </Card>
        </>
      )}
    </section>
  );
}

const useKindColumns = (onReport: (run: string) => void): readonly Column<ImportedKind>[] => {
  const t = useTranslate();
  const format = useFormat();
  const count = (key: Exclude<keyof ImportedKind, 'kind' | 'run'>, label: string): Column<ImportedKind> => ({
    key,
    label,
    align: 'end',
    cell: (each) => format.number(each[key]),
  });
  return [
    { key: 'kind', label: t('Records'), width: '25%', cell: ({ kind }) => kindText(t, kind) },
    count('read', t('Checked')),
    count('accepted', t('New or changed')),
    count('unchanged', t('Unchanged')),
    count('waiting', t('Waiting for others')),
    count('refused', t('records|Refused')),
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: ({ kind, run }) =>
        run !== null && (
          <Button variant="secondary" onClick={() => onReport(run)}>
            {t('Report')}
            <VisuallyHidden> {kindText(t, kind)}</VisuallyHidden>
          </Button>
        ),
    },
  ];
};

const useRowColumns = (): readonly Column<RefusedRow>[] => {
  const t = useTranslate();
  const format = useFormat();
  return [
    { key: 'line', label: t('Line number'), width: '15%', cell: ({ line }) => format.number(line) },
    {
      key: 'column',
      label: t('Column'),
      width: '30%',
      cell: ({ column }) => <span className={layout.broken}>{column || '–'}</span>,
    },
    { key: 'reason', label: t('Reason'), cell: ({ reason }) => <RefusalReason reason={reason} /> },
  ];
};

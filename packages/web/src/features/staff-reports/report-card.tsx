import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { figure } from '../../theme/text.css.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import type { Query } from '../../shared/query/use-query.ts';
import * as css from './report-card.css.ts';
import { csvFile } from './save-csv.ts';
import type { CsvRows } from './save-csv.ts';
import * as textStyles from '../../theme/text.css.ts';

/** What a card shows of its report. */
export interface ReportView<Row extends { readonly key: string }> {
  /** What it comes to, and what there is to say of that. */
  readonly headline: { readonly figure: string; readonly text: ReactNode } | null;
  readonly chart: ReactNode;
  /** The same numbers as a table. Nothing but the empty state is shown when there are no rows. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** For spreadsheets: the file's name, and its rows, the header first. */
  readonly file: { readonly name: string; readonly rows: CsvRows };
}

type Shape = 'chart' | { readonly bars: number };

interface ReportCardProps<Value, Row extends { readonly key: string }> {
  title: string;
  /** A word on what is counted. */
  note: string | ((value: Value | null) => string);
  answer: Query<Value>;
  view: (value: Value) => ReportView<Row>;
  /** What is said when there is nothing to show. */
  empty: string;
  /** What stands there until the report comes: a drawing, or so many bars. */
  shape: Shape;
  /** Over the whole width. */
  wide?: boolean;
}

/** One report: its chart, the table behind it, and its file for spreadsheets. */
export function ReportCard<Value, Row extends { readonly key: string }>(props: ReportCardProps<Value, Row>) {
  const { title, note, answer, empty, shape, wide = false } = props;
  const t = useTranslate();
  const { saveText } = useServices();
  const id = useId();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const view = answer.value === null ? null : props.view(answer.value);
  return (
    <Card padding="none" aria-labelledby={id} aria-busy={answer.loading} className={wide ? css.wide : css.card}>
      <div className={css.head}>
        <div className={css.title}>
          <CardTitle id={id}>{title}</CardTitle>
          <p className={textStyles.small}>{typeof note === 'string' ? note : note(answer.value)}</p>
        </div>
        <SegmentSwitch
          label={t('Show {title} as', { title })}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'chart', label: t('Chart') },
            { value: 'table', label: t('Table') },
          ]}
        />
        <IconButton
          icon={Download}
          label={t('Download {title} as CSV', { title })}
          variant="secondary"
          disabled={view === null || view.rows.length === 0}
          onClick={() => view && saveText(csvFile(view.file.rows), view.file.name)}
        />
      </div>
      <div className={css.body} data-busy={view !== null && answer.loading}>
        {answer.failure !== null && (
          <LoadFailure onRetry={answer.reload}>{t('We couldn’t load this report.')}</LoadFailure>
        )}
        {view === null && answer.failure === null && <Shapes of={shape} />}
        {view?.rows.length === 0 && <EmptyState>{empty}</EmptyState>}
        {view !== null && view.rows.length > 0 && <Shown view={view} as={shown} title={title} />}
      </div>
    </Card>
  );
}

function Shown<Row extends { readonly key: string }>({
  view: { headline, chart, columns, rows },
  as,
  title,
}: {
  view: ReportView<Row>;
  as: 'chart' | 'table';
  title: string;
}) {
  return (
    <>
      {headline && (
        <p className={css.headline}>
          <span className={figure}>{headline.figure}</span>
          <span className={textStyles.secondary}>{headline.text}</span>
        </p>
      )}
      {as === 'chart' ? (
        <div className={css.chart}>{chart}</div>
      ) : (
        <DataTable compact label={title} columns={columns} rows={rows} rowKey={({ key }) => key} />
      )}
    </>
  );
}

/** About as high as the report is when it comes, so that little moves. */
function Shapes({ of }: { of: Shape }) {
  return (
    <div aria-hidden className={css.chart}>
      {of === 'chart' ? (
        <>
          <p className={css.figureShape}>
            <Shimmer width={180} height={30} />
          </p>
          <Shimmer height={266} />
        </>
      ) : (
        Array.from({ length: of.bars }, (_, index) => (
          <span key={index} className={css.barShape}>
            <Shimmer width="min(160px, 100%)" />
            <Shimmer height={10} />
            <Shimmer width={80} />
          </span>
        ))
      )}
    </div>
  );
}

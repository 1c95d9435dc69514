import type { ReportQuery, SamplesReport } from '@connect/core/domain/reports/report';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { strong } from '../../theme/text.css.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { GroupedBars } from './charts/grouped-bars.tsx';
import { axisLabels } from './month-rows.ts';
import { ReportCard } from './report-card.tsx';
import type { ReportView } from './report-card.tsx';
import { useReportFormat } from './report-format.ts';
import { csvFileName } from './save-csv.ts';

interface SamplesRow {
  readonly key: string;
  readonly name: string;
  readonly sent: number;
  readonly converted: number;
  readonly isTotal: boolean;
}

/** Samples sent by month, and how many of them led to an order (specification §what-reports-count). */
export function SamplesCard({ query, answer }: { query: ReportQuery; answer: Query<SamplesReport> }) {
  const t = useTranslate();
  const format = useReportFormat();
  return (
    <ReportCard
      shape="chart"
      title={t('Samples sent and converted')}
      note={t('Converted: the customer has since ordered one of the sampled products')}
      answer={answer}
      empty={t('No samples were sent in this period.')}
      view={({ months }): ReportView<SamplesRow> => {
        const sent = months.reduce((sum, month) => sum + month.sent, 0);
        const converted = months.reduce((sum, month) => sum + month.converted, 0);
        const rows = months.map((each): SamplesRow => ({
          ...each,
          key: each.month,
          name: format.month(each.month),
          isTotal: false,
        }));
        const labels = axisLabels(
          months.map(({ month }) => month),
          format.shortMonth,
        );
        const weigh = (row: SamplesRow, text: string) =>
          row.isTotal ? <strong className={strong}>{text}</strong> : text;
        return {
          headline: {
            figure: format.share(converted, sent),
            text: t('{converted} of {n, plural, one {# sample} other {# samples}} converted', {
              converted: format.number(converted),
              n: sent,
            }),
          },
          chart: (
            <GroupedBars
              wholeNumbers
              label={t('Samples by month: {sent} sent, {converted} converted. The table has every month.', {
                sent: format.number(sent),
                converted: format.number(converted),
              })}
              series={[
                { label: t('Samples sent'), fill: 'hatched' },
                { label: t('Converted'), fill: 'solid' },
              ]}
              groups={rows.map((row, index) => ({
                key: row.key,
                name: row.name,
                label: labels[index] ?? [],
                values: [row.sent, row.converted],
              }))}
              short={format.number}
              full={format.number}
            />
          ),
          columns: [
            { key: 'month', label: t('Month'), width: '34%', cell: (row) => weigh(row, row.name) },
            { key: 'sent', label: t('Samples sent'), align: 'end', cell: (row) => weigh(row, format.number(row.sent)) },
            {
              key: 'converted',
              label: t('Converted'),
              align: 'end',
              cell: (row) => weigh(row, format.number(row.converted)),
            },
            {
              key: 'share',
              label: t('Share'),
              align: 'end',
              cell: (row) => weigh(row, format.share(row.converted, row.sent)),
            },
          ],
          rows: sent === 0 ? [] : [...rows, { key: 'total', name: t('Total'), sent, converted, isTotal: true }],
          file: {
            name: csvFileName({ name: 'samples', query }),
            rows: [
              [t('Month'), t('Samples sent'), t('Converted')],
              ...months.map((each) => [each.month, each.sent, each.converted]),
            ],
          },
        };
      }}
    />
  );
}

import { inMajor } from '@connect/core/domain/money/major';
import { isNothing, money, sumOf, type Money } from '@connect/core/domain/money/money';
import type { ReportQuery, SalesReport } from '@connect/core/domain/reports/report';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { strong } from '../../theme/text.css.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { GroupedBars } from './charts/grouped-bars.tsx';
import { axisLabels } from './month-rows.ts';
import { ReportCard } from './report-card.tsx';
import type { ReportView } from './report-card.tsx';
import { useReportFormat } from './report-format.ts';
import { soFarNote } from './so-far-note.ts';
import { csvFileName } from './save-csv.ts';

interface SalesRow {
  readonly key: string;
  readonly name: string;
  readonly sales: Money;
  readonly lastYear: Money;
  readonly invoices: number;
  readonly isTotal: boolean;
}

/** Sales by month against the year before (specification §what-reports-count). */
export function SalesCard({ query, answer }: { query: ReportQuery; answer: Query<SalesReport> }) {
  const t = useTranslate();
  const format = useReportFormat();
  return (
    <ReportCard
      wide
      shape="chart"
      title={t('Sales by month')}
      note={(report) => soFarNote(t, t('Invoices less credit notes, excluding VAT and samples'), format, report?.soFar)}
      answer={answer}
      empty={t('Nothing was sold in this period or the year before.')}
      view={({ currency, months }): ReportView<SalesRow> => {
        const sumOfAll = (which: 'sales' | 'lastYear'): Money =>
          sumOf(
            months.map((each) => each[which]),
            currency,
          );
        const [sales, lastYear] = [sumOfAll('sales'), sumOfAll('lastYear')];
        const invoices = months.reduce((sum, each) => sum + each.invoices, 0);
        const rows = months.map((each): SalesRow => ({
          ...each,
          key: each.month,
          name: format.month(each.month),
          isTotal: false,
        }));
        const total = { key: 'total', name: t('Total'), sales, lastYear, invoices, isTotal: true };
        const labels = axisLabels(
          months.map(({ month }) => month),
          format.shortMonth,
        );
        const weigh = (row: SalesRow, text: string) =>
          row.isTotal ? <strong className={strong}>{text}</strong> : text;
        const nothing = months.every((each) => isNothing(each.sales) && isNothing(each.lastYear));
        return {
          headline: {
            figure: format.money(sales),
            text:
              lastYear.minor > 0
                ? t('{change} against {amount} the previous year', {
                    change: format.change(sales, lastYear),
                    amount: format.money(lastYear),
                  })
                : t('No sales in the previous year'),
          },
          chart: (
            <GroupedBars
              label={t(
                'Sales by month: {sales} in total, {lastYear} the previous year. Switch to the table for each month.',
                {
                  sales: format.money(sales),
                  lastYear: format.money(lastYear),
                },
              )}
              series={[
                { label: t('Previous year'), fill: 'hatched' },
                { label: t('This period'), fill: 'solid' },
              ]}
              groups={rows.map((row, index) => ({
                key: row.key,
                name: row.name,
                label: labels[index] ?? [],
                values: [row.lastYear.minor, row.sales.minor],
              }))}
              wholeNumbers
              short={(minor) => format.shortMoney(money(minor, currency))}
              full={(minor) => format.money(money(minor, currency))}
            />
          ),
          columns: [
            { key: 'month', label: t('Month'), width: '24%', cell: (row) => weigh(row, row.name) },
            { key: 'sales', label: t('Sales'), align: 'end', cell: (row) => weigh(row, format.money(row.sales)) },
            {
              key: 'before',
              label: t('Previous year'),
              align: 'end',
              cell: (row) => weigh(row, format.money(row.lastYear)),
            },
            {
              key: 'change',
              label: t('Difference'),
              align: 'end',
              cell: (row) => weigh(row, format.change(row.sales, row.lastYear)),
            },
            {
              key: 'invoices',
              label: t('Invoices'),
              align: 'end',
              cell: (row) => weigh(row, format.number(row.invoices)),
            },
          ],
          rows: nothing ? [] : [...rows, total],
          file: {
            name: csvFileName({ name: 'sales-by-month', query, currency }),
            rows: [
              [t('Month'), `${t('Sales')} (${currency})`, `${t('Previous year')} (${currency})`, t('Invoices')],
              ...months.map((each) => [each.month, inMajor(each.sales), inMajor(each.lastYear), each.invoices]),
            ],
          },
        };
      }}
    />
  );
}

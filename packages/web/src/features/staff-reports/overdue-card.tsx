import { inMajor } from '@connect/core/domain/money/major';
import { sumOf, type Money } from '@connect/core/domain/money/money';
import type { OverdueAge, OverdueReport, ReportQuery } from '@connect/core/domain/reports/report';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useServices } from '../../services.ts';
import { strong } from '../../theme/text.css.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { BarList } from './charts/bar-list.tsx';
import { ReportCard } from './report-card.tsx';
import type { ReportView } from './report-card.tsx';
import { useReportFormat } from './report-format.ts';
import { csvFileName } from './save-csv.ts';

interface AgeRow {
  readonly key: string;
  readonly name: string;
  readonly amount: Money;
  readonly invoices: number;
  /** Null for all ages: a customer can owe of several. */
  readonly customers: number | null;
}

const ageText = (t: Translate, age: OverdueAge['age']): string => {
  switch (age) {
    case '1-30':
      return t('1 to 30 days');
    case '31-60':
      return t('31 to 60 days');
    case '61-90':
      return t('61 to 90 days');
    case '90+':
      return t('More than 90 days');
  }
};

/** What is overdue today, by how long (specification §what-reports-count). */
export function OverdueCard({ query, answer }: { query: ReportQuery; answer: Query<OverdueReport> }) {
  const t = useTranslate();
  const format = useReportFormat();
  const today = useServices().clock.today();
  return (
    <ReportCard
      shape={{ bars: 4 }}
      title={t('Aged debt')}
      note={t('As at {day}, including VAT, regardless of the period', { day: format.date(today) })}
      answer={answer}
      empty={t('Nothing is overdue.')}
      view={({ currency, ages }): ReportView<AgeRow> => {
        const amount = sumOf(
          ages.map((age) => age.amount),
          currency,
        );
        const invoices = ages.reduce((sum, age) => sum + age.invoices, 0);
        const rows = ages.map((age): AgeRow => ({ ...age, key: age.age, name: ageText(t, age.age) }));
        const total: AgeRow = { key: 'total', name: t('Total'), amount, invoices, customers: null };
        const weigh = (row: AgeRow, text: string) =>
          row.customers === null ? <strong className={strong}>{text}</strong> : text;
        return {
          headline: {
            figure: format.money(amount),
            text: t('in {n, plural, one {# invoice} other {# invoices}}', { n: invoices }),
          },
          chart: (
            <BarList
              series={[{ label: t('amount|Overdue'), fill: 'solid' }]}
              rows={rows.map((row) => ({
                key: row.key,
                name: row.name,
                value: format.money(row.amount),
                note: `${t('{n, plural, one {# invoice} other {# invoices}}', { n: row.invoices })} · ${t('{n, plural, one {# customer} other {# customers}}', { n: row.customers ?? 0 })}`,
                values: [row.amount.minor],
              }))}
            />
          ),
          columns: [
            { key: 'age', label: t('Days overdue'), width: '34%', cell: (row) => weigh(row, row.name) },
            { key: 'amount', label: t('Amount'), align: 'end', cell: (row) => weigh(row, format.money(row.amount)) },
            {
              key: 'invoices',
              label: t('Invoices'),
              align: 'end',
              cell: (row) => weigh(row, format.number(row.invoices)),
            },
            {
              key: 'customers',
              label: t('Customers'),
              align: 'end',
              cell: ({ customers }) => (customers === null ? '' : format.number(customers)),
            },
          ],
          rows: invoices === 0 ? [] : [...rows, total],
          file: {
            name: csvFileName({ name: 'overdue-by-age', query, currency, asOf: today }),
            rows: [
              [t('Days overdue'), `${t('Amount')} (${currency})`, t('Invoices'), t('Customers')],
              ...rows.map((row) => [row.name, inMajor(row.amount), row.invoices, row.customers]),
            ],
          },
        };
      }}
    />
  );
}

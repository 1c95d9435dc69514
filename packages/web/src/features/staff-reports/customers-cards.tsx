import { inMajor } from '@connect/core/domain/money/major';
import { minus, type Money } from '@connect/core/domain/money/money';
import type { CustomersReport, CustomerSales, ReportQuery } from '@connect/core/domain/reports/report';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Query } from '../../shared/query/use-query.ts';
import { BarList } from './charts/bar-list.tsx';
import { CustomerLink, CustomerRowName } from './customer-link.tsx';
import { ReportCard } from './report-card.tsx';
import type { ReportView } from './report-card.tsx';
import { soFarNote } from './so-far-note.ts';
import { useReportFormat } from './report-format.ts';
import { csvFileName } from './save-csv.ts';

interface CardProps {
  query: ReportQuery;
  answer: Query<CustomersReport>;
}
type CustomerRow = CustomerSales & { readonly key: string };

/** Ten customers with the highest sales of the period. */
export function TopCustomersCard({ query, answer }: CardProps) {
  const t = useTranslate();
  const format = useReportFormat();
  const viewOf = useCustomersView(query);
  return (
    <ReportCard
      shape={{ bars: 10 }}
      title={t('Top customers')}
      note={(report) => soFarNote(t, t('Highest sales in the period'), format, report?.soFar)}
      answer={answer}
      empty={t('No customer bought anything in this period.')}
      view={({ currency, top }) => viewOf('top-customers', top, currency)}
    />
  );
}

/** Ten customers whose sales fell furthest. */
export function FallingCustomersCard({ query, answer }: CardProps) {
  const t = useTranslate();
  const format = useReportFormat();
  const viewOf = useCustomersView(query);
  return (
    <ReportCard
      shape={{ bars: 10 }}
      title={t('Customers with falling sales')}
      note={(report) => soFarNote(t, t('Biggest drop against the same months last year'), format, report?.soFar)}
      answer={answer}
      empty={t('No customer bought less than in the previous year.')}
      view={({ currency, falling }) => viewOf('falling-customers', falling, currency)}
    />
  );
}

type CustomersView = (
  name: 'top-customers' | 'falling-customers',
  customers: readonly CustomerSales[],
  currency: string,
) => ReportView<CustomerRow>;

const useCustomersView = (query: ReportQuery): CustomersView => {
  const t = useTranslate();
  const format = useReportFormat();
  return (name, customers, currency) => {
    const fall = ({ sales, lastYear }: CustomerSales): Money => minus(sales, lastYear);
    const isTop = name === 'top-customers';
    return {
      headline: null,
      chart: (
        <BarList
          series={[
            { label: t('This period'), fill: 'solid' },
            { label: t('Previous year'), fill: 'hatched' },
          ]}
          rows={customers.map((customer) => ({
            key: customer.no,
            name: <CustomerLink customer={customer} />,
            value: format.money(isTop ? customer.sales : fall(customer)),
            note:
              customer.lastYear.minor > 0
                ? t('{change} year on year', { change: format.change(customer.sales, customer.lastYear) })
                : t('No sales in the previous year'),
            values: [customer.sales.minor, customer.lastYear.minor],
          }))}
        />
      ),
      columns: [
        {
          key: 'customer',
          label: t('Customer'),
          width: '36%',
          cell: (customer) => <CustomerRowName customer={customer} />,
        },
        { key: 'sales', label: t('Sales'), align: 'end', cell: ({ sales }) => format.money(sales) },
        { key: 'before', label: t('Previous year'), align: 'end', cell: ({ lastYear }) => format.money(lastYear) },
        { key: 'change', label: t('Difference'), align: 'end', cell: (row) => format.change(row.sales, row.lastYear) },
      ],
      rows: customers.map((customer) => ({ ...customer, key: customer.no })),
      file: {
        name: csvFileName({ name, query, currency }),
        rows: [
          [t('Customer Number'), t('Customer'), `${t('Sales')} (${currency})`, `${t('Previous year')} (${currency})`],
          ...customers.map(({ no, name: called, sales, lastYear }) => [no, called, inMajor(sales), inMajor(lastYear)]),
        ],
      },
    };
  };
};

import type { ReportQuery, SignOffReport } from '@connect/core/domain/reports/report';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Query } from '../../shared/query/use-query.ts';
import { BarList } from './charts/bar-list.tsx';
import { ReportCard } from './report-card.tsx';
import type { ReportView } from './report-card.tsx';
import { useReportFormat } from './report-format.ts';
import { csvFileName } from './save-csv.ts';

type RegionRow = SignOffReport['regions'][number] & { readonly key: string };

const productsOf = ({ unsigned, signed, secondSigned }: SignOffReport['regions'][number]): number =>
  unsigned + signed + secondSigned;

/** How far each storefront's products are signed off, and how fast (specification §what-reports-count). */
export function SignOffCard({ query, answer }: { query: ReportQuery; answer: Query<SignOffReport> }) {
  const t = useTranslate();
  const format = useReportFormat();
  const days = (mean: number | null): string =>
    mean === null ? '—' : t('{n, plural, one {# day} other {# days}}', { n: Math.round(mean * 10) / 10 });
  return (
    <ReportCard
      wide
      shape={{ bars: 8 }}
      title={t('Sign-off progress')}
      note={t('Products in each storefront, and how many were signed off in the period')}
      answer={answer}
      empty={t('No storefront in this region has products.')}
      view={({ regions }): ReportView<RegionRow> => {
        const products = regions.reduce((sum, region) => sum + productsOf(region), 0);
        const second = regions.reduce((sum, region) => sum + region.secondSigned, 0);
        const rows = regions.map((region): RegionRow => ({ ...region, key: region.region }));
        return {
          headline: {
            figure: format.share(second, products),
            text: t('{second} of {n, plural, one {# product} other {# products}} signed off twice', {
              second: format.number(second),
              n: products,
            }),
          },
          chart: (
            <BarList
              stacked
              series={[
                { label: t('Signed off twice'), fill: 'solid' },
                { label: t('Signed off once'), fill: 'hatched' },
                { label: t('products|Not signed off'), fill: 'hollow' },
              ]}
              rows={rows.map((row) => ({
                key: row.key,
                name: row.region,
                value: t('{second} twice, {first} once, of {products}', {
                  second: format.number(row.secondSigned),
                  first: format.number(row.signed),
                  products: format.number(productsOf(row)),
                }),
                note:
                  row.daysToSecond === null
                    ? t('{count} in the period', { count: format.number(row.signedInPeriod) })
                    : t('{count} in the period, {days} from first to second', {
                        count: format.number(row.signedInPeriod),
                        days: days(row.daysToSecond),
                      }),
                values: [row.secondSigned, row.signed, row.unsigned],
              }))}
            />
          ),
          columns: [
            { key: 'region', label: t('Storefront'), width: '14%', cell: ({ region }) => region },
            {
              key: 'unsigned',
              label: t('products|Not signed off'),
              align: 'end',
              cell: (row) => format.number(row.unsigned),
            },
            { key: 'signed', label: t('Signed off once'), align: 'end', cell: (row) => format.number(row.signed) },
            {
              key: 'second',
              label: t('Signed off twice'),
              align: 'end',
              cell: (row) => format.number(row.secondSigned),
            },
            {
              key: 'period',
              label: t('In the period'),
              align: 'end',
              cell: (row) => format.number(row.signedInPeriod),
            },
            { key: 'days', label: t('First to second sign-off'), align: 'end', cell: (row) => days(row.daysToSecond) },
          ],
          rows: products === 0 ? [] : rows,
          file: {
            name: csvFileName({ name: 'sign-off', query }),
            rows: [
              [
                t('Storefront'),
                t('products|Not signed off'),
                t('Signed off once'),
                t('Signed off twice'),
                t('In the period'),
                t('Days from first to second'),
              ],
              ...regions.map((row) => [
                row.region,
                row.unsigned,
                row.signed,
                row.secondSigned,
                row.signedInPeriod,
                row.daysToSecond,
              ]),
            ],
          },
        };
      }}
    />
  );
}

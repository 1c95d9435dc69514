import {
  matchingPreset,
  monthChoices,
  periodPresets,
  presetMonths,
  withFrom,
  withTo,
} from '@connect/core/domain/reports/presets';
import type { PeriodPreset } from '@connect/core/domain/reports/presets';
import { everywhere, regions } from '@connect/core/domain/reports/region';
import type { ReportQuery } from '@connect/core/domain/reports/report';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useServices } from '../../services.ts';
import { Select } from '../../ui/select.tsx';
import { useReportFormat } from './report-format.ts';
import * as css from './report-filters.css.ts';

interface ReportFiltersProps {
  query: ReportQuery;
  /** Those there are documents in; null before that is known. */
  currencies: readonly string[] | null;
  onQuery: (query: ReportQuery) => void;
}

const presetText = (t: Translate, preset: PeriodPreset): string => {
  switch (preset) {
    case 'last-12-months':
      return t('Last 12 months');
    case 'this-year':
      return t('This year');
    case 'last-year':
      return t('Last year');
  }
};

const isPreset = (value: string): value is PeriodPreset => periodPresets.some((preset) => preset === value);

/** What all reports are about: the months, the region and the currency. */
export function ReportFilters({ query, currencies, onQuery }: ReportFiltersProps) {
  const t = useTranslate();
  const format = useReportFormat();
  const { clock, config } = useServices();
  const today = clock.today();
  const preset = matchingPreset(query, today);
  const months = monthChoices(query, today).map((month) => ({ value: month, label: format.month(month) }));
  const currency = query.currency ?? config.currency;
  const known = [...new Set([config.currency, currency, ...(currencies ?? [])])].toSorted();
  const change = (part: Partial<ReportQuery>) => onQuery({ ...query, ...part });
  return (
    <div role="group" aria-label={t('Report filters')} className={css.filters}>
      <Select
        label={t('Period')}
        value={preset ?? 'other'}
        options={[
          ...periodPresets.map((value) => ({ value: value as string, label: presetText(t, value) })),
          ...(preset === null ? [{ value: 'other', label: t('Choose months') }] : []),
        ]}
        onChange={({ target: { value } }) => isPreset(value) && change(presetMonths(value, today))}
      />
      <Select
        label={t('From')}
        value={query.from}
        options={months}
        onChange={({ target: { value } }) => change(withFrom(query, value))}
      />
      <Select
        label={t('To')}
        value={query.to}
        options={months}
        onChange={({ target: { value } }) => change(withTo(query, value))}
      />
      <Select
        label={t('Region')}
        value={query.region}
        options={regions.map((value) => ({ value, label: value === everywhere ? t('All regions') : value }))}
        onChange={({ target: { value } }) => change({ region: value })}
      />
      <Select
        label={t('Currency')}
        value={currency}
        options={known.map((value) => ({ value, label: value }))}
        onChange={({ target: { value } }) => change({ currency: value === config.currency ? null : value })}
      />
    </div>
  );
}

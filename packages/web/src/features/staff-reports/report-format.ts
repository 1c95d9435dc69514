import type { Locale } from '@connect/core/domain/access/storefront';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import { firstDayOf } from '@connect/core/domain/reports/period';
import type { Month } from '@connect/core/domain/reports/report';
import { numberFormat } from '@connect/core/domain/figures/number-format';

import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import type { Format } from '../../i18n/format.ts';

/** Writes what only reports have. */
export interface ReportFormat extends Format {
  /** `month('2026-11')` is `Nov 2026`. */
  readonly month: (month: Month) => string;
  /** `shortMonth('2026-11')` is `Nov`. */
  readonly shortMonth: (month: Month) => string;
  /** Money in few characters: `shortMoney(12300, 'GBP')` is `£12.3K`. */
  readonly shortMoney: (amount: number, currency: string) => string;
  /** By how much a value differs from the one before: `change(110, 100)` is `+10%`; a dash where that was nothing. */
  readonly change: (now: number, before: number) => string;
  /** `share(9, 24)` is `38%`; a dash of nothing. */
  readonly share: (part: number, whole: number) => string;
}

const none = '—';

export const reportFormatOf = (locale: Locale, format: Format): ReportFormat => {
  const monthOf = (options: Intl.DateTimeFormatOptions) => {
    return (month: Month): string => toDateTime(firstDayOf(month)).toLocaleString(options, { locale });
  };
  const change = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return {
    ...format,
    month: monthOf({ month: 'short', year: 'numeric' }),
    shortMonth: monthOf({ month: 'short' }),
    shortMoney: (amount, currency) =>
      numberFormat(locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }).format(amount),
    // Nothing, or a debt, before: there is no percentage of it that says anything.
    change: (now, before) => (before > 0 ? change.format((now - before) / before) : none),
    share: (part, whole) => (whole > 0 ? share.format(part / whole) : none),
  };
};

export const useReportFormat = (): ReportFormat => reportFormatOf(useLocale(), useFormat());

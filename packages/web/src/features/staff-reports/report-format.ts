import type { Locale } from '@connect/core/domain/access/storefront';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import { firstDayOf } from '@connect/core/domain/reports/period';
import type { Month } from '@connect/core/domain/reports/report';
import { inMajor } from '@connect/core/domain/money/major';
import { minus, type Money } from '@connect/core/domain/money/money';
import { numberFormat } from '@connect/core/domain/figures/number-format';

import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import type { Format } from '../../i18n/format.ts';

/** Writes what only reports have. */
export interface ReportFormat extends Format {
  /** `month('2026-11')` is `Nov 2026`. */
  readonly month: (month: Month) => string;
  /** `shortMonth('2026-11')` is `Nov`. */
  readonly shortMonth: (month: Month) => string;
  /** Money in few characters: 12,300 pounds are `£12.3k`. */
  readonly shortMoney: (amount: Money) => string;
  /** By how much an amount differs from the one before: 110 after 100 is `+10%`; a dash where that was nothing. */
  readonly change: (now: Money, before: Money) => string;
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
    shortMoney: (amount) =>
      numberFormat(locale, {
        style: 'currency',
        currency: amount.currency,
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }).format(inMajor(amount)),
    // Nothing, or a debt, before: there is no percentage of it that says anything.
    change: (now, before) => (before.minor > 0 ? change.format(minus(now, before).minor / before.minor) : none),
    share: (part, whole) => (whole > 0 ? share.format(part / whole) : none),
  };
};

export const useReportFormat = (): ReportFormat => reportFormatOf(useLocale(), useFormat());

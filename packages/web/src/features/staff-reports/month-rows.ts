import type { Month } from '@connect/core/domain/reports/report';

/** What a month's labels are on an axis: its name, and the year below the first of each year that is shown. */
export const axisLabels = (
  months: readonly Month[],
  shortMonth: (month: Month) => string,
): readonly (readonly string[])[] =>
  months.map((month, index) => {
    const year = month.slice(0, 4);
    return months[index - 1]?.startsWith(year) ? [shortMonth(month)] : [shortMonth(month), year];
  });

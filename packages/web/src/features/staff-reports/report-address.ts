import type { Day } from '@connect/core/domain/calendar/day';
import { periodProblem } from '@connect/core/domain/reports/period';
import { isMonth, presetMonths } from '@connect/core/domain/reports/presets';
import { everywhere, regions } from '@connect/core/domain/reports/region';
import type { ReportQuery } from '@connect/core/domain/reports/report';

/** What the address of the reports may say. */
export interface ReportSearch {
  from?: string | undefined;
  to?: string | undefined;
  region?: string | undefined;
  currency?: string | undefined;
}

/** What an address asks for; whatever it does not say, or says wrongly, is the last 12 months, all regions, the supplier's currency. */
export const reportQuery = ({ from, to, region, currency }: ReportSearch, today: Day): ReportQuery => {
  const months =
    isMonth(from) && isMonth(to) && periodProblem(from, to) === null
      ? { from, to }
      : presetMonths('last-12-months', today);
  return {
    ...months,
    region: region !== undefined && regions.includes(region) ? region : everywhere,
    currency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
};

/** The address of a query, without what it would say of itself. */
export const reportSearch = ({ from, to, region, currency }: ReportQuery, today: Day): ReportSearch => {
  const usual = presetMonths('last-12-months', today);
  return {
    ...((from !== usual.from || to !== usual.to) && { from, to }),
    ...(region !== everywhere && { region }),
    ...(currency !== null && { currency }),
  };
};

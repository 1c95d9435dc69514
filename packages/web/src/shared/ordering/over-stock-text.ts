import type { Day } from '@connect/core/domain/calendar/day';

import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What is said of a quantity that is more than there is, all of which is sent by a day. */
export const overStockText = (t: Translate, format: Format, stock: number, sentOn: Day): string => {
  const date = format.longDate(sentOn);
  return stock > 0
    ? t('Only {n} in stock. We expect to ship the full quantity on {date}.', { n: format.number(stock), date })
    : t('Not in stock. We expect to ship the full quantity on {date}.', { date });
};

import type { Wanted } from '@connect/core/use-cases/ordering/add-to-basket';

import type { Format } from '../../i18n/format.ts';

/** Items and how many of them, in a sentence; of many only the first. */
export const wantedText = (format: Format, wanted: readonly Wanted[]): string =>
  wanted
    .slice(0, 10)
    .map(({ sku, quantity }) => `${format.number(quantity)} × ${sku}`)
    .join(', ');

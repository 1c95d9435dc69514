import type { Raised } from '@connect/core/domain/ordering/item';

import type { Translate } from '../../i18n/translator.ts';

/** Why another quantity is ordered than was asked for. */
export const raisedText = (
  t: Translate,
  { asked, quantity: n }: { readonly asked: number; readonly quantity: number },
  { why, to }: Raised,
): string => {
  switch (why) {
    case 'below-minimum':
      return t('{n} units instead of {asked}: the minimum order quantity is {to}.', { n, asked, to });
    case 'off-pack':
      return t('{n} units instead of {asked}: the pack size is {to}.', { n, asked, to });
    case 'part-of-unit':
      return t('{n, plural, one {# unit} other {# units}} instead of {asked}: only whole units can be ordered.', {
        n,
        asked,
      });
  }
};

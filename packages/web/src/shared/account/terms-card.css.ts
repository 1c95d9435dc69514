import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column' });
export const terms = style({ margin: `${space(3)} 0 ${space(1.5)}`, overflowWrap: 'anywhere' });
export const detail = style({ color: vars.color.ink3, fontSize: '13px', lineHeight: '19px' });
// What stands at the card's foot keeps clear of what is above it.
export const qualifier = style([detail, { marginBottom: space(3) }]);
/** At the card's foot, however high the cards beside it are. */
export const vat = style([
  detail,
  { marginTop: 'auto', paddingTop: space(3), borderTop: `1px solid ${vars.color.line}` },
]);

import { style } from '@vanilla-extract/css';

import { media, radius, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const name = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' });
export const you = style({
  padding: '0 7px',
  borderRadius: radius.round,
  background: vars.color.brandSoft,
  color: vars.color.brand,
  fontSize: textSize.fine.fontSize,
  lineHeight: '18px',
  fontWeight: 600,
});
export const secure = style({ display: 'inline-flex', color: vars.color.good });
/** In little room it is two lines, and not three. */
export const brokenMoment = style({ '@media': { [media.notStacked]: { display: 'block', minWidth: '80px' } } });
export const moment = style([brokenMoment, { '@media': { [media.wide]: { whiteSpace: 'nowrap' } } }]);

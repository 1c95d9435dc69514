import { style } from '@vanilla-extract/css';

import { radius, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const frame = style({ display: 'grid', gap: space(2), selectors: { '&:empty': { display: 'none' } } });
export const basket = style({
  display: 'grid',
  gap: space(2),
  padding: space(3.5),
  borderRadius: radius.control,
  background: color.brandSoft,
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';

import { radius, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const summary = style({
  display: 'grid',
  gap: space(2),
  padding: `${space(3.5)} ${space(4)}`,
  border: `2px solid ${color.bad}`,
  borderRadius: radius.control,
});
export const list = style({ display: 'grid', gap: space(1) });
export const link = style({ color: color.bad, fontWeight: 600, textUnderlineOffset: '3px', overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';

import { motion, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const totals = style({ display: 'grid', gap: space(2) });
export const rows = style({ display: 'grid', gap: space(1) });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  color: color.ink2,
  transition: `color ${motion.fast}`,
  selectors: { '[aria-busy="true"] &': { color: color.ink3 } },
});
export const total = style([
  row,
  { paddingTop: space(1), fontSize: textSize.lead.fontSize, lineHeight: '24px', fontWeight: 620, color: color.ink },
]);
export const leftOut = style({ ...textSize.label, color: color.bad });

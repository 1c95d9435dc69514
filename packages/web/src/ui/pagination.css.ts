import { style } from '@vanilla-extract/css';

import { motion, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' });
export const page = style({
  minWidth: '34px',
  height: '34px',
  padding: '0 8px',
  border: 0,
  borderRadius: '10px',
  background: 'transparent',
  color: color.ink2,
  fontSize: textSize.small.fontSize,
  fontWeight: 550,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-current="page"]': { background: color.ink, color: color.page, fontWeight: 650 },
  },
});
export const gap = style({ minWidth: '8px', textAlign: 'center', color: color.ink3 });

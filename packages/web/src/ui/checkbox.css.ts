import { style } from '@vanilla-extract/css';

import { motion, rem, space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: '24px',
  color: color.ink2,
  cursor: 'pointer',
});
export const frame = style({ position: 'relative', display: 'grid', placeItems: 'center', flex: 'none' });
export const box = style({
  appearance: 'none',
  width: rem(18),
  height: rem(18),
  margin: 0,
  border: `1px solid ${color.control}`,
  borderRadius: '5px',
  background: color.surface,
  cursor: 'inherit',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:checked': { background: color.brand, borderColor: color.brand },
    '&:disabled': { background: color.sunk, borderColor: color.control },
    '&:disabled:checked': { background: color.ink3, borderColor: color.ink3 },
  },
});
export const tick = style({
  position: 'absolute',
  color: color.brandInk,
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${box}:checked + &`]: { opacity: 1 },
    [`${box}:disabled + &`]: { color: color.surface },
  },
});

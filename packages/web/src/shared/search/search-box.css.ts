import { style } from '@vanilla-extract/css';

import { motion, radius, rem, size } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative', display: 'block', width: '100%' });
export const glass = style({
  position: 'absolute',
  top: `calc(50% - ${rem(9)})`,
  left: '13px',
  color: color.ink3,
  pointerEvents: 'none',
});
export const input = style({
  width: '100%',
  height: size.control,
  padding: `0 44px 0 calc(${rem(18)} + 22px)`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: vars.shadow,
  textOverflow: 'ellipsis',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:hover': { borderColor: color.ink3 },
    '&[aria-invalid="true"]': { borderColor: color.bad },
  },
});
export const key = style({
  position: 'absolute',
  insetBlock: 0,
  right: '12px',
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
});
export const clear = style({
  position: 'absolute',
  top: '5px',
  right: '5px',
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink2,
  selectors: { '&:hover': { background: color.sunk } },
});

import { style } from '@vanilla-extract/css';

import { motion, radius, size } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: size.control,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink3 },
    '&:has([aria-invalid="true"])': { borderColor: color.bad },
  },
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink2,
  transition: `background ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: color.sunk, color: color.ink },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
});
export const input = style({
  width: '40px',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: 600,
  appearance: 'textfield',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.small },
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

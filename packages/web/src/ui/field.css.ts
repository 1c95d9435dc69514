import { style } from '@vanilla-extract/css';

import { motion, radius, space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({
  marginBottom: space(2),
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: 600,
  color: color.ink,
});
export const frame = style({ position: 'relative', display: 'flex' });
export const input = style({
  width: '100%',
  minWidth: 0,
  height: '44px',
  padding: `0 ${space(3.5)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.page,
  color: color.ink,
  transition: `border-color ${motion.fast}, background ${motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink3 },
    '&:focus': { background: color.surface },
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.bad },
    '&:read-only:not(:disabled)': { background: color.sunk },
    // Chromium paints its own ground on autofilled fields; an inset shadow is the one way over it.
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${color.page}`, WebkitTextFillColor: color.ink },
  },
});
export const withReveal = style({ paddingRight: '48px' });
export const reveal = style({
  position: 'absolute',
  top: '4px',
  right: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink2,
  selectors: { '&:hover': { background: color.sunk } },
});
export const error = style({ marginTop: '6px', fontSize: '12.5px', lineHeight: '18px', color: color.bad });
export const hint = style({ marginTop: '6px', fontSize: '12.5px', lineHeight: '18px', color: color.ink3 });

import { globalStyle, style } from '@vanilla-extract/css';

import { motion, radius, rem, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({
  marginBottom: space(2),
  ...textSize.small,
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
    // What is wrong with it stands below it, and comes into view with it.
    '&[aria-invalid="true"]': { scrollMarginBottom: space(16) },
    // In Chromium the button in it takes the focus from the field.
    '&[type="date"]:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&[aria-invalid="true"], &[aria-invalid="true"]:hover:not(:disabled)': { borderColor: color.bad },
    // A select is never editable, so it counts as read-only everywhere.
    '&:read-only:not(:disabled, select)': { background: color.sunk },
    '&:disabled': { background: color.sunk, borderColor: color.line, color: color.ink2, cursor: 'default' },
    // Chromium paints its own ground on autofilled fields; an inset shadow is the one way over it.
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${color.page}`, WebkitTextFillColor: color.ink },
  },
});
export const textarea = style([
  input,
  {
    display: 'block',
    height: 'auto',
    padding: `${space(2.5)} ${space(3.5)}`,
    resize: 'vertical',
    minHeight: '140px',
    fieldSizing: 'content',
  },
]);
export const select = style([
  input,
  {
    appearance: 'none',
    paddingRight: `calc(${rem(16)} + 24px)`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'default', opacity: 1 } },
  },
]);
/** The list itself is drawn by the browser, with these colours where it follows a page's. */
globalStyle(`${select} option`, { background: color.surface, color: color.ink });
export const arrow = style({
  position: 'absolute',
  top: `calc(50% - ${rem(8)})`,
  right: '14px',
  color: color.ink2,
  pointerEvents: 'none',
});
export const prefix = style({
  position: 'absolute',
  top: '12px',
  left: space(3.5),
  color: color.ink3,
  pointerEvents: 'none',
});
export const withPrefix = style({ paddingLeft: space(11) });
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
export const error = style({ marginTop: '6px', ...textSize.label, color: color.bad });
export const hint = style({ marginTop: '6px', ...textSize.label, color: color.ink3 });

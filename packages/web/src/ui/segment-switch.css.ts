import { style } from '@vanilla-extract/css';

import { media, motion, radius } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  gap: '2px',
  padding: '3px',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunk,
});
/** The ring tells it from the others by more than 3:1, which its ground does not. */
export const chosen = {
  background: color.raised,
  color: color.ink,
  boxShadow: `inset 0 0 0 1.5px ${color.brand}`,
} as const;
export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: '32px',
  padding: '0 16px',
  borderRadius: radius.small,
  color: color.ink2,
  fontWeight: 550,
  cursor: 'pointer',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  // All choices in one line, in each language.
  '@media': { [media.narrow]: { padding: '0 6px' } },
});
export const link = style([
  option,
  {
    textDecoration: 'none',
    selectors: { '&[aria-current="page"]': chosen },
  },
]);
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

import { style } from '@vanilla-extract/css';

import { motion, radius, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';
import { chosen } from './segment-switch.css.ts';

const { color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', minWidth: '232px', outline: 'none' });
export const header = style({
  padding: `${space(2)} ${space(3)} ${space(3)}`,
  marginBottom: space(2),
  borderBottom: `1px solid ${color.line}`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '38px',
  padding: `0 ${space(3)}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background ${motion.fast}`,
  selectors: { '&:hover, &:focus': { background: color.sunk }, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const texts = style({ display: 'grid', flex: 1, minWidth: 0, padding: `${space(1.5)} 0` });
export const turn = style({
  color: color.ink3,
  transition: `transform ${motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
/** Indented as the names of items with an icon are. */
export const more = style({ minWidth: 0, margin: 0, padding: `0 0 ${space(2)} 30px`, border: 0 });
export const group = style({ minWidth: 0, margin: 0, border: 0, padding: `0 ${space(3)} ${space(2)}` });
export const groupLabel = style({
  marginBottom: space(1.5),
  ...textSize.label,
  color: color.ink3,
});
export const radios = style({
  display: 'flex',
  padding: '3px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.sunk,
});
export const radio = style({
  flex: 1,
  height: '30px',
  padding: '0 10px',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink2,
  fontWeight: 550,
  selectors: { '&[aria-checked="true"]': chosen },
});
export const separator = style({
  width: '100%',
  border: 0,
  height: '1px',
  margin: `${space(1)} 0 ${space(2)}`,
  background: color.line,
});

import { style } from '@vanilla-extract/css';

import { textSize } from './metrics.ts';
import { vars } from './vars.css.ts';

/** The type scale: 14/20 base, 12.5 labels, 24/28 titles, 30 figures. */
export const title = style({
  margin: 0,
  ...textSize.title,
  fontWeight: 620,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const heading = style({ margin: 0, ...textSize.body, fontWeight: 600 });
export const figure = style({
  margin: 0,
  ...textSize.figure,
  fontWeight: 620,
  letterSpacing: '-0.03em',
});
export const label = style({ ...textSize.label, fontWeight: 550, color: vars.color.ink2 });
/** Beside what matters: facts under a name. */
export const detail = style({ ...textSize.label, color: vars.color.ink2 });
export const small = style({ ...textSize.label, color: vars.color.ink3 });
export const secondary = style({ color: vars.color.ink2 });
export const muted = style({ color: vars.color.ink3 });
export const problem = style({ color: vars.color.bad });
export const bold = style({ fontWeight: 600 });
export const strong = style({ fontWeight: 600, color: vars.color.ink });

import { style } from '@vanilla-extract/css';

import { vars } from './vars.css.ts';

/** The type scale: 14/20 base, 12.5 labels, 24/28 titles, 30 figures. */
export const title = style({
  margin: 0,
  fontSize: '24px',
  lineHeight: '28px',
  fontWeight: 620,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const heading = style({ margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 });
export const figure = style({
  margin: 0,
  fontSize: '30px',
  lineHeight: '36px',
  fontWeight: 620,
  letterSpacing: '-0.03em',
});
export const label = style({ fontSize: '12.5px', lineHeight: '18px', fontWeight: 550, color: vars.color.ink2 });
export const small = style({ fontSize: '12.5px', lineHeight: '18px', color: vars.color.ink3 });
export const muted = style({ color: vars.color.ink3 });
export const strong = style({ fontWeight: 600, color: vars.color.ink });

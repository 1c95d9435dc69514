import { style } from '@vanilla-extract/css';

import { radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const live = style({ position: 'relative', display: 'grid', gap: space(4.5) });
export const loading = style({ position: 'absolute', top: 0, right: 0, color: color.brand });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(2)} ${space(7)}` });
export const name = style({ ...textSize.small, color: color.ink3 });
export const value = style({ fontSize: textSize.small.fontSize, lineHeight: '20px', fontWeight: 600 });
export const text = style({ flexBasis: '100%', fontSize: textSize.small.fontSize, color: color.ink2 });
export const link = style({
  padding: '4px 0',
  color: color.link,
  fontWeight: 600,
  textUnderlineOffset: '3px',
});
export const byNumber = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
});
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingLeft: space(3),
  borderRadius: radius.control,
  background: color.sunk,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';

import { textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { whenStacked } from '../../ui/when-stacked.ts';
export const beside = style({
  display: 'block',
  ...textSize.label,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
});
/** What a short row has no room for: the filters have it. */
export const aside = style([beside, whenStacked({ display: 'none' })]);
/** In a short row it goes on in the same line. */
export const more = style([beside, whenStacked({ display: 'inline' })]);
export const link = style({
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

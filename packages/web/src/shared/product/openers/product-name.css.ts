import { style } from '@vanilla-extract/css';

import { textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const name = style({
  color: vars.color.link,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const link = name;
/** Looks like the link it stands for. */
export const opener = style([name, { minWidth: 0, padding: '4px 0', border: 0, background: 'none' }]);
export const failed = style({
  display: 'block',
  color: vars.color.bad,
  ...textSize.label,
  fontWeight: 400,
});

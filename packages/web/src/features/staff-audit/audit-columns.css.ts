import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css.ts';

export const moment = style({ whiteSpace: 'nowrap' });
export const beside = style({
  display: 'block',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
});
export const text = style({ overflowWrap: 'anywhere' });
export const link = style({
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const lines = style({
  display: 'grid',
  gap: space(1),
  marginTop: space(1),
  paddingInlineStart: space(5),
  listStyle: 'disc',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const why = style({ display: 'block', color: vars.color.ink });

import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const lines = style({
  display: 'grid',
  gap: space(1),
  marginTop: space(1),
  paddingInlineStart: space(5),
  listStyle: 'disc',
  ...textSize.label,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const why = style({ display: 'block', color: vars.color.ink });

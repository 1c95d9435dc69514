import { style } from '@vanilla-extract/css';

import { formWidth, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
/** Its line is there with and without a text, so that nothing below moves. */
export const custom = style({
  minHeight: '18px',
  marginTop: space(2),
  fontSize: '12.5px',
  lineHeight: '18px',
  color: vars.color.ink3,
});
export const limit = style({ maxWidth: formWidth.field });

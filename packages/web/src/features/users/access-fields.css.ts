import { style } from '@vanilla-extract/css';

import { formWidth, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
/** Its line is there with and without a text, so that nothing below moves; it leads to what is below. */
export const custom = style({
  minHeight: '18px',
  margin: `${space(1)} 0 -${space(3)}`,
  ...textSize.label,
  color: vars.color.ink3,
});
export const limit = style({ maxWidth: formWidth.field });

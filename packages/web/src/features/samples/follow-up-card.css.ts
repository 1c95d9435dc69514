import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const body = style({ display: 'grid', gap: space(3), marginTop: space(3.5), fontSize: textSize.small.fontSize });
export const mark = style({ minHeight: '24px', fontSize: textSize.body.fontSize, fontWeight: 600 });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(2),
});
/** Beside the field, below its label; what is wrong is said below both. */
export const save = style({ height: '44px', marginTop: '26px' });
export const reason = style({
  marginTop: space(3),
  fontSize: textSize.small.fontSize,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: vars.color.ink,
});

import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const example = style({ display: 'grid', gap: space(2), margin: 0, minWidth: 0 });
export const wide = style([example, { flex: '1 1 100%' }]);
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  ...textSize.tiny,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
});
export const sample = style({ minWidth: 0 });
export const row = style([sample, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }]);

import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ marginTop: space(2) });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space(4)}`,
  padding: `${space(2.5)} 0`,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const when = style({
  color: vars.color.ink3,
  fontSize: textSize.label.fontSize,
  '@media': { [media.notStacked]: { gridRow: 1, gridColumn: 2 } },
});
export const more = style({ display: 'grid', justifyItems: 'start', gap: space(3), marginTop: space(3) });

import { globalStyle, style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  margin: `${space(3)} 0 ${space(4)}`,
  '@media': { print: { display: 'none' } },
});
export const text = style({ width: '100%' });
globalStyle(`${text} textarea`, { minHeight: '84px' });
export const note = style({
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '28px',
  color: vars.color.ink3,
  fontSize: textSize.label.fontSize,
});
export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
  minWidth: 0,
});
export const author = style({ color: vars.color.ink, fontSize: textSize.small.fontSize, fontWeight: 600 });
export const remove = style({ flex: 'none', marginBlock: '-6px', color: vars.color.ink2 });
/** As it was written, line for line. */
export const words = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: textSize.small.fontSize,
  lineHeight: '20px',
});

import { style } from '@vanilla-extract/css';

import { radius, space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minHeight: space(12),
});
export const list = style({
  maxHeight: 'min(460px, 55dvh)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(3),
  minHeight: '44px',
  padding: `${space(2.5)} ${space(3)}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunk },
    '&:has(:disabled)': { background: 'none', cursor: 'default' },
  },
});
export const texts = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const notes = style({ display: 'grid', gap: '2px', fontSize: textSize.small.fontSize, color: color.ink2 });
export const quantity = style({ fontWeight: 600, color: color.ink, whiteSpace: 'nowrap' });

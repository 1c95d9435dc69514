import { style } from '@vanilla-extract/css';

import { radius, space } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  minHeight: space(12),
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const list = style({
  maxHeight: 'min(420px, 50dvh)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  padding: `${space(1.5)} ${space(3)}`,
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
  selectors: {
    'li + li &': { borderTop: `1px solid ${color.line}` },
    '&:hover': { background: color.sunk },
  },
});
export const texts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}`, minWidth: 0 });
export const bar = style({ width: '100%', height: '8px', accentColor: color.brand });
export const failed = style({
  maxHeight: '160px',
  margin: `${space(2)} 0 0`,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  fontWeight: 600,
});

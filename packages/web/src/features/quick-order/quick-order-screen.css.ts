import { globalStyle, style } from '@vanilla-extract/css';

import { media, radius, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const screen = style({
  minHeight: '60dvh',
  borderRadius: radius.card,
  selectors: { '&[data-dragging="true"]': { outline: `2px dashed ${color.focus}`, outlineOffset: space(2) } },
});
export const intro = style({ marginBottom: space(4), color: color.ink2 });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBottom: space(3.5),
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const notices = style({
  display: 'grid',
  gap: space(2),
  marginBottom: space(3.5),
  selectors: { '&:empty': { display: 'none' } },
});
export const end = style({ textAlign: 'end' });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  fontSize: '13px',
});
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  bottom: space(4),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  marginTop: space(4),
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.overlay,
  '@media': {
    [media.stacked]: { bottom: space(2), justifyContent: 'space-between' },
    [media.low]: { position: 'static' },
  },
});
// What has the focus is not to be scrolled beneath it.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: space(34),
  '@media': { [media.low]: { scrollPaddingBottom: 0 } },
});
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: `0 ${space(3)}`,
  margin: 0,
  color: color.ink2,
});
export const problems = style({ color: color.bad, fontWeight: 600 });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(2)}`,
  margin: 0,
  fontSize: '16px',
});
export const totalLabel = style({ fontSize: '12.5px', color: color.ink2 });

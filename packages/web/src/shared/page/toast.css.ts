import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  border: '1px solid',
  borderRadius: radius.control,
  boxShadow: vars.overlay,
  fontSize: textSize.small.fontSize,
  lineHeight: '20px',
  pointerEvents: 'auto',
});
export const toast = styleVariants({
  info: [base, { color: color.info, background: color.infoSoft }],
  wait: [base, { color: color.wait, background: color.waitSoft }],
  good: [base, { color: color.good, background: color.goodSoft }],
  bad: [base, { color: color.bad, background: color.badSoft }],
});
// What has the focus, and what the page ends with, can be seen beside it.
globalStyle(`html:has(${base})`, { scrollPaddingBottom: space(24) });
// A page whose bar stays in sight keeps that at its end, below the toast.
globalStyle(`html:has(${base}) main`, { paddingBottom: `var(--toast-room, ${space(28)})` });
export const text = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'grid',
  gap: space(1),
  // As high as the buttons beside it; at its sides, what has the focus keeps its outline.
  padding: '6px 4px',
  margin: '0 -4px',
  maxHeight: '40dvh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});
export const action = style({
  flex: 'none',
  minHeight: '32px',
  padding: `0 ${space(1)}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
// It keeps its width while it is busy.
globalStyle(`${action}[aria-busy="true"]`, {
  position: 'relative',
  WebkitTextFillColor: 'transparent',
  textDecoration: 'none',
});
globalStyle(`${action} > span`, {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  // There the text cannot be hidden.
  '@media': { [media.forcedColours]: { position: 'static', marginInlineStart: space(1) } },
});
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
});

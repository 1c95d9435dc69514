import { globalStyle, style } from '@vanilla-extract/css';

import { toastsId } from '../../shared/page/toasts.tsx';
import { media, radius, rem, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** As high as the window leaves room, so that its bar stands at the window's foot. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - 62px)',
  '@media': { [media.stacked]: { minHeight: 'calc(100dvh - 108px)' }, print: { minHeight: 0 } },
  borderRadius: radius.card,
  selectors: { '&[data-dragging="true"]': { outline: `2px dashed ${color.focus}`, outlineOffset: space(2) } },
});
export const intro = style({ marginBottom: space(4), color: color.ink2, '@media': { print: { display: 'none' } } });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBottom: space(3.5),
});
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
  fontSize: textSize.small.fontSize,
});
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  bottom: space(4),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  marginTop: 'auto',
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.overlay,
  '@media': {
    // Two low rows, the second of which is the button.
    [media.stacked]: { bottom: space(2), gap: `${space(1)} ${space(3)}`, padding: `${space(2)} ${space(3)}` },
    [media.low]: { position: 'static' },
    print: { position: 'static', border: 0, boxShadow: 'none' },
  },
});
globalStyle(`${screen} > :has(+ ${bar})`, { marginBottom: space(4) });
// A toast lies above the bar: what the lines end with can be scrolled above both.
globalStyle(`html:has(#${toastsId} > *) ${screen} > :has(+ ${bar})`, {
  '@media': { [media.notStacked]: { marginBottom: space(20) } },
});
// On phones it lies under the header, which keeps the lines to come in sight.
globalStyle(`html:has(#${toastsId} > *):has(${bar})`, {
  '@media': {
    [`${media.stacked} and (min-height: ${rem(480)})`]: {
      vars: { '--toast-top': space(16), '--toast-bottom': 'auto', '--toast-flow': 'column' },
      scrollPaddingTop: space(36),
    },
  },
});
// What has the focus is not to be scrolled beneath it.
globalStyle(`html:has(${bar})`, {
  vars: { '--bar': space(24), '--toast-room': space(10) },
  scrollPaddingBottom: space(34),
  '@media': {
    [media.stacked]: { vars: { '--bar': space(34), '--toast-room': space(8) } },
    [media.low]: { vars: { '--bar': '0px', '--toast-room': space(28) }, scrollPaddingBottom: 0 },
  },
});
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: `0 ${space(3)}`,
  margin: 0,
  color: color.ink2,
  '@media': { [media.stacked]: { flex: '0 1 auto' } },
});
export const add = style({ '@media': { [media.stacked]: { flex: '1 1 100%' } } });
export const problems = style({ color: color.bad, fontWeight: 600 });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(2)}`,
  margin: 0,
  fontSize: textSize.lead.fontSize,
  '@media': { [media.stacked]: { flex: '1 1 0', minWidth: 'min-content', justifyContent: 'end' } },
});
export const totalLabel = style({ fontSize: textSize.label.fontSize, color: color.ink2 });

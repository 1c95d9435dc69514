import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { media, motion, radius, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const place = style({
  position: 'fixed',
  right: space(6),
  // Above the strip at the foot, while there is one.
  bottom: `calc(${space(5)} + var(--foot, 0px))`,
  zIndex: 12,
  '@media': { [media.stacked]: { right: space(4), bottom: `calc(${space(4)} + var(--foot, 0px))` } },
});
// What stands last on a page can be scrolled clear of the button.
globalStyle(`html:has(#basket ${place}) main`, { paddingBottom: space(22) });
// The checkout is the basket already.
globalStyle('html:has([data-is-basket]) #basket', { display: 'none' });

export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '48px',
  padding: `0 ${space(4.5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.brand,
  color: color.brandInk,
  boxShadow: vars.overlay,
  fontWeight: 600,
  transition: `background ${motion.fast}`,
  selectors: { '&:hover': { background: color.brandHover } },
});
/** On small screens the icon says it. */
export const name = style({ '@media': { [media.stacked]: { display: 'none' } } });
export const count = style({
  minWidth: '22px',
  padding: '1px 6px',
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  fontSize: '12.5px',
  lineHeight: '20px',
  textAlign: 'center',
});

const slide = keyframes({ from: { transform: 'translateX(40px)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });
export const panel = style({
  width: 'min(440px, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.overlay,
  selectors: {
    '&[open]': { animation: `${slide} ${motion.panel}` },
    '&::backdrop': { background: vars.scrim, animation: `${appear} ${motion.panel}` },
  },
});
export const sheet = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(5)}`,
  borderBottom: `1px solid ${color.line}`,
});
export const title = style({ fontSize: '18px', lineHeight: '24px', fontWeight: 620, letterSpacing: '-0.015em' });
export const body = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  padding: `${space(4)} ${space(5)}`,
  overflowY: 'auto',
  '@media': { [media.stacked]: { padding: space(4) } },
});
export const foot = style({
  display: 'grid',
  gap: space(3),
  padding: `${space(4)} ${space(5)}`,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.stacked]: { padding: space(4) } },
});

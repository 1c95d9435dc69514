import { style } from '@vanilla-extract/css';

import { media, motion, radius, rem, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { movingDialog } from '../../ui/moving-dialog.ts';

const { color } = vars;

/** In the header of a page of the portal, beside the account. */
const inHeader = style({});
/** Over a page of a storefront, which has no place for it. */
const floating = style({ position: 'fixed', right: space(6), bottom: space(5), zIndex: 12 });
export const places = { header: inHeader, floating };

export const open = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  // With its icon, where texts are larger.
  minWidth: rem(40),
  minHeight: rem(40),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: 'currentColor' },
    [`${floating} > &`]: {
      minHeight: '48px',
      padding: `0 ${space(4.5)}`,
      borderColor: color.line,
      background: color.brand,
      color: color.brandInk,
      boxShadow: vars.overlay,
    },
    [`${floating} > &:hover`]: { background: color.brandHover },
    // Its ring is dark; what a shop has under it may be, too.
    [`${floating} > &:focus-visible`]: { boxShadow: `0 0 0 6px ${color.surface}` },
  },
});
/** On small screens the icon says it. */
export const name = style({ '@media': { [media.stacked]: { display: 'none' } } });
/** In the header at the corner of the icon. */
export const count = style({
  minWidth: rem(20),
  padding: '0 5px',
  borderRadius: radius.round,
  background: color.brand,
  color: color.brandInk,
  fontSize: textSize.fine.fontSize,
  lineHeight: '20px',
  textAlign: 'center',
  selectors: {
    [`${inHeader} &`]: {
      position: 'absolute',
      top: '-3px',
      left: rem(22),
      // On the smallest phones the account stands close beside it.
      '@media': { [media.narrow]: { left: 'auto', right: '1px' } },
    },
    [`[data-ground="rail"] ${inHeader} &`]: { background: color.hivis, color: color.hivisInk },
    [`${floating} &`]: { background: color.surface, color: color.ink },
  },
});
/** A basket waits to be taken. */
export const ready = style({
  position: 'absolute',
  right: '7px',
  bottom: '6px',
  width: '10px',
  height: '10px',
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  background: color.info,
  selectors: { [`${floating} &`]: { display: 'none' } },
});

export const panel = style({
  ...movingDialog({ transform: 'translateX(40px)', opacity: 0 }),
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
});
export const sheet = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space(3)} ${space(3)} ${space(3)} ${space(5)}`,
  borderBottom: `1px solid ${color.line}`,
});
export const title = style({ ...textSize.heading, fontWeight: 620, letterSpacing: '-0.015em' });
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

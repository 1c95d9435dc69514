import { style } from '@vanilla-extract/css';

import { media, motion, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const panel = style({
  position: 'absolute',
  zIndex: 15,
  top: `calc(100% + ${space(2)})`,
  right: 0,
  width: 'min(520px, calc(100vw - 32px))',
  maxHeight: 'min(560px, calc(100dvh - 120px))',
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: '14px',
  background: color.surface,
  boxShadow: vars.overlay,
  opacity: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  transition: `opacity ${motion.fade}, visibility 0s 500ms`,
  selectors: {
    '&[data-open="true"]': {
      opacity: 1,
      visibility: 'visible',
      pointerEvents: 'auto',
      transition: `opacity ${motion.fade}`,
    },
  },
  '@media': { [media.still]: { transition: 'none' }, [media.stacked]: { width: '100%' } },
});
/** As wide as its box, where that is a field of a form. */
export const wide = style({ width: '100%' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px', padding: space(1.5) });
export const option = style({
  display: 'flex',
  gap: space(3),
  padding: `${space(2)} ${space(2.5)}`,
  border: 0,
  borderRadius: '10px',
  background: 'none',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunk } },
});
export const active = style({
  background: color.sunk,
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
export const icon = style({
  selectors: { [`${active} > &, ${option}:hover > &`]: { background: color.surface } },
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: radius.small,
  background: color.sunk,
  color: color.ink2,
  '@media': { [media.stacked]: { display: 'none' } },
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: '3px', flex: 1, minWidth: 0 });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space(2)}` });
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  color: color.ink2,
  ...textSize.label,
  overflowWrap: 'anywhere',
});
export const skus = style({
  overflow: 'hidden',
  color: color.ink3,
  ...textSize.label,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const total = style({ flex: 'none', fontWeight: 600 });
export const all = style({
  display: 'block',
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  color: color.link,
  fontSize: textSize.small.fontSize,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const message = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space(6)} ${space(5)}`,
  color: color.ink2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

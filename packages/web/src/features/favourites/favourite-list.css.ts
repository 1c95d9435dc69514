import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const print = { display: 'none' };

export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  '@media': { print },
});
export const shimmers = style({ display: 'grid', gap: space(4) });
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  containerType: 'inline-size',
  containerName: 'favourites',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(3)} ${space(5)}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { print },
});
export const total = style({ marginLeft: 'auto', fontWeight: 600 });

const narrow = 'favourites (max-width: 819.98px)';
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  padding: `${space(3)} ${space(5)} ${space(3)} ${space(3)}`,
  background: color.surface,
  breakInside: 'avoid',
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.line}` },
    '&:last-child': { borderRadius: '0 0 16px 16px' },
    '&[data-look="dragged"]': { opacity: 0.5, background: color.sunk },
    '&[data-look="above"]': { boxShadow: `0 -2px 0 ${color.brand}` },
    '&[data-look="below"]': { boxShadow: `0 2px 0 ${color.brand}`, zIndex: 1 },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', padding: space(3) } },
});
export const choice = style({ display: 'flex', alignItems: 'center', gap: space(2), flex: 'none' });
export const handle = style({
  color: color.ink3,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { print },
});
export const check = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  padding: `0 ${space(1)}`,
  '@media': { print },
});
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  flex: '1 1 0',
  minWidth: 0,
  // A line of its own where the state of its stock would not fit beside the picture.
  '@container': { [narrow]: { flexBasis: '160px' } },
});
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(3)}` });
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '@media': {
    screen: { '@container': { [narrow]: { flex: '1 1 220px' } } },
    print: { gap: space(6) },
  },
});
export const typed = style({ display: 'grid', justifyItems: 'start', gap: space(1), maxWidth: '240px' });
export const stepper = style({ '@media': { print } });
export const printed = style({ display: 'none', '@media': { print: { display: 'inline' } } });
export const amount = style({ flex: '1 1 auto', minWidth: '96px', textAlign: 'end', fontWeight: 600 });
export const moves = style({ display: 'flex', flex: 'none', '@media': { print } });

import { style } from '@vanilla-extract/css';

import { motion, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const calendar = style({ position: 'relative' });
export const turn = style({
  position: 'absolute',
  top: '-6px',
  left: 0,
  right: 0,
  display: 'flex',
  justifyContent: 'space-between',
});
export const months = style({ display: 'flex', gap: space(6) });
export const month = style({ flex: '1 1 0', minWidth: 0 });
export const monthName = style({ height: '28px', textAlign: 'center', lineHeight: '28px', fontWeight: 600 });
export const grid = style({ width: '100%', tableLayout: 'fixed', marginTop: space(1) });
export const weekday = style({
  height: '28px',
  // Over a day, too, which has one, all stand on one line.
  borderBottom: '1px solid transparent',
  fontSize: textSize.fine.fontSize,
  fontWeight: 500,
  color: color.ink3,
});
export const place = style({
  padding: 0,
  border: '1px solid transparent',
  borderWidth: '1px 0',
  backgroundClip: 'padding-box',
  textAlign: 'center',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: color.brandSoft },
    '&[data-start="true"]': { borderRadius: `${radius.small} 0 0 ${radius.small}` },
    '&[data-end="true"]': { borderRadius: `0 ${radius.small} ${radius.small} 0` },
    '&[data-start="true"][data-end="true"]': { borderRadius: radius.small },
  },
});
export const day = style({
  position: 'relative',
  width: '100%',
  height: '34px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  fontSize: textSize.small.fontSize,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-disabled="true"]': { background: 'transparent', color: color.ink3, textDecoration: 'line-through' },
    [`${place}[aria-selected="true"] &:hover`]: { background: color.surface },
    [`${place}:is([data-start="true"], [data-end="true"]) &, ${place}:is([data-start="true"], [data-end="true"]) &:hover`]:
      {
        background: color.brand,
        color: color.brandInk,
        fontWeight: 600,
      },
    '&[aria-current="date"]::after': {
      content: '',
      position: 'absolute',
      left: 'calc(50% - 8px)',
      bottom: '4px',
      width: '16px',
      height: '2px',
      borderRadius: '1px',
      background: 'currentColor',
    },
  },
});

import { style } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
/** What is only a ground is drawn by its edge where grounds are the browser's. */
const drawn = { outline: '1px solid CanvasText', outlineOffset: '-1px' };

export const bar = style({
  display: 'flex',
  height: '8px',
  borderRadius: radius.round,
  overflow: 'hidden',
  background: color.track,
  '@media': { [media.forcedColours]: drawn },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: space(2.5),
  '@media': { [media.laptop]: { columnGap: '6px' } },
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '7px',
  alignItems: 'center',
  '@media': { [media.laptop]: { columnGap: '5px' } },
});
export const dot = style({ width: '8px', height: '8px', borderRadius: '3px' });
export const value = style({
  gridColumn: 2,
  fontWeight: 600,
  lineHeight: '22px',
  '@media': { [media.laptop]: { fontSize: textSize.small.fontSize } },
});
const ownColours = style({ forcedColorAdjust: 'none' });
export const fills = {
  brand: style([ownColours, { background: color.brand }]),
  wait: style([ownColours, { background: color.wait }]),
  rest: style({ background: color.track }),
};
export const restDot = style({ background: color.track, '@media': { [media.forcedColours]: drawn } });

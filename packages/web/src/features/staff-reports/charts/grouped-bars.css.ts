import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const frame = style({
  position: 'relative',
  minWidth: 0,
  marginTop: space(5),
  '@media': { print: { height: 'auto !important' } },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  overflow: 'visible',
  // Drawn for the window: on a sheet that is narrower it shrinks, so that the last months are not cut off.
  '@media': { print: { position: 'static', width: '100%', height: 'auto' } },
});
export const line = style({ stroke: color.line, shapeRendering: 'crispEdges' });
export const zero = style({ stroke: color.control, shapeRendering: 'crispEdges' });
export const text = style({ fontSize: textSize.fine.fontSize, fill: color.ink3 });
export const strong = style([text, { fontWeight: 600, fill: color.ink2 }]);
export const band = style({ fill: color.sunk, pointerEvents: 'none' });
export const tipRow = style({
  position: 'absolute',
  // A line of its own between the legend and the bars, over neither.
  bottom: 'calc(100% - 4px)',
  insetInline: 0,
  display: 'grid',
  pointerEvents: 'none',
});
export const tip = style({
  gridColumn: 2,
  display: 'flex',
  gap: space(3),
  ...textSize.label,
  whiteSpace: 'nowrap',
});
export const tipLine = style({ display: 'flex', alignItems: 'center', gap: space(2) });

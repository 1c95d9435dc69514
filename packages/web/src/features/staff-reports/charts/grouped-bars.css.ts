import { style } from '@vanilla-extract/css';

import { radius, space } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const frame = style({
  position: 'relative',
  minWidth: 0,
  marginTop: space(2),
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
export const text = style({ fontSize: '12px', fill: color.ink3 });
export const strong = style([text, { fontWeight: 600, fill: color.ink2 }]);
export const band = style({ fill: color.sunk, pointerEvents: 'none' });
export const tip = style({
  position: 'absolute',
  // Above the bars that it explains, and not over them.
  bottom: 'calc(100% + 4px)',
  display: 'grid',
  gap: '2px',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  boxShadow: vars.overlay,
  fontSize: '12.5px',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  zIndex: 1,
});
export const tipLine = style({ display: 'flex', alignItems: 'center', gap: space(2) });

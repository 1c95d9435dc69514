import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const steps = style({
  display: 'flex',
  '@media': { [media.stacked]: { display: 'block' } },
});
export const step = style({
  position: 'relative',
  flex: '1 1 0',
  paddingTop: space(6),
  ...textSize.label,
  color: color.ink3,
  selectors: {
    // The last one ends the line.
    '&:last-child': { flex: 'none' },
    // The line from this step to the next, and the dot over its start.
    '&::before': {
      content: '',
      position: 'absolute',
      top: '7px',
      left: 0,
      right: 0,
      borderTop: `2px solid ${color.line}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      left: 0,
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      border: `2px solid ${color.control}`,
      background: color.surface,
    },
    '&:last-child::before': { content: 'none' },
    '&[data-done="true"]': { color: color.ink },
    // Of borders, which are printed by those, too, who print no grounds.
    '&[data-done="true"]::before': { borderColor: color.brand },
    '&[data-done="true"]::after': { border: `8px solid ${color.brand}` },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-done="true"]::before, &[data-done="true"]::after': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
        },
      },
    },
    [media.stacked]: {
      minHeight: '34px',
      padding: `0 0 ${space(3)} ${space(7)}`,
      selectors: {
        '&::before': {
          top: 0,
          bottom: 0,
          left: '7px',
          right: 'auto',
          border: 0,
          borderLeft: `2px solid ${color.line}`,
        },
        '&[data-done="true"]::before': { borderColor: color.brand },
      },
    },
  },
});

import { style } from '@vanilla-extract/css';

import { media, space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';
import { chosen, group as segments, option } from './segment-switch.css.ts';

const { color } = vars;

export const group = style([segments, { marginBottom: space(3.5) }]);
export const tab = style([
  option,
  {
    gap: space(2),
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 550,
    selectors: {
      '&[aria-selected="true"]': chosen,
      '&:disabled': { color: color.ink3, cursor: 'default', fontWeight: 400 },
    },
    '@media': { [media.stacked]: { padding: '0 10px' } },
  },
]);

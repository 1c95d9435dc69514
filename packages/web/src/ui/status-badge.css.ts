import { style, styleVariants } from '@vanilla-extract/css';

import { radius, textSize } from '../theme/metrics.ts';
import type { Tone } from '../theme/palettes.ts';
import { vars } from '../theme/vars.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  padding: '3px 10px 3px 8px',
  borderRadius: radius.round,
  ...textSize.label,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      background: 'currentColor',
    },
  },
});

const names: Record<Tone, Tone> = {
  info: 'info',
  wait: 'wait',
  prep: 'prep',
  part: 'part',
  good: 'good',
  bad: 'bad',
  none: 'none',
};

export const badge = styleVariants(names, (tone) => [
  base,
  { color: vars.color[tone], background: vars.color[`${tone}Soft`] },
]);

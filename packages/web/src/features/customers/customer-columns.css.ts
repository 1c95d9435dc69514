import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { whenStacked } from '../../ui/when-stacked.ts';

export const number = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
});
export const name = style({ overflowWrap: 'anywhere', ...whenStacked({ fontWeight: 600 }) });
// As wide as what usually stands there, whether it does or not: a column keeps its width when it is censored.
const reserved = (minWidth: string): StyleRule => ({
  whiteSpace: 'nowrap',
  '@media': { [media.notStacked]: { display: 'inline-block', minWidth } },
});
export const money = style(reserved('104px'));
export const terms = style(reserved('92px'));
export const dots = style({ color: vars.color.ink3, letterSpacing: '2px' });
// Above the row's own link, which covers the row; tall enough to hit (WCAG 2.5.8).
export const view = style({
  position: 'relative',
  zIndex: 1,
  padding: `${space(1)} 0`,
  color: vars.color.link,
  fontWeight: 550,
  textUnderlineOffset: '3px',
});

import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css.ts';

export const numbers = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 4px' });
export const main = style({ fontWeight: 600 });
export const suffix = style({ fontSize: '13px', color: vars.color.ink3 });

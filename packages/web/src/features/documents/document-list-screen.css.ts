import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBottom: space(3.5) });
export const end = style({ marginInlineStart: 'auto' });

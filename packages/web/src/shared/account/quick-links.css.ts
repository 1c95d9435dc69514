import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space(2.5) });

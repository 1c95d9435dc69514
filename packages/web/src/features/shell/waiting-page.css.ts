import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const rows = style({ display: 'grid', gap: space(7), padding: `${space(2)} 0` });

import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const keys = style({ display: 'grid', gap: space(2), margin: `${space(2)} 0 ${space(4)}` });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space(4) });

import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const notices = style({ display: 'grid', gap: space(2), selectors: { '&:empty': { display: 'none' } } });
